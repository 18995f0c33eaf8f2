import { useEffect, useRef, useState } from 'react'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk, PanelDetail } from '../shared/core.ts'
import { IconButton } from '../shared/icon.tsx'
import { closeIcon, minusIcon, plusIcon } from '../shared/icons.ts'
import { render, trapFocus } from './render.tsx'
import css from './viewer.css?text'

const most = 6
const step = 1.25
const pan = 40

interface Place {
  zoom: number
  x: number
  y: number
}

/** By how much each key zooms, or moves. */
const zooms: Partial<Record<string, number>> = { '+': step, '=': step, '-': 1 / step, '0': 0 }
const moves: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [pan, 0],
  ArrowRight: [-pan, 0],
  ArrowUp: [0, pan],
  ArrowDown: [0, -pan],
}

const start: Place = { zoom: 1, x: 0, y: 0 }

/** A picture over the page: zoom by wheel, buttons and keys; moved by pointer and arrows. */
function Viewer({
  core,
  picture,
  close,
}: {
  core: Core
  picture: NonNullable<PanelDetail['picture']>
  close: () => void
}) {
  const labels = panelLabels[core.state.lang]
  const [place, setPlace] = useState(start)
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  const drawn = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (picture.bitmap) drawn.current?.getContext('2d')?.drawImage(picture.bitmap, 0, 0)
  }, [picture.bitmap])
  const transform = `translate(${place.x}px, ${place.y}px) scale(${place.zoom})`
  const zoom = (factor: number) =>
    setPlace((old) => {
      const next = Math.min(most, Math.max(1, old.zoom * factor))
      return next === 1 ? start : { zoom: next, x: (old.x * next) / old.zoom, y: (old.y * next) / old.zoom }
    })
  const move = (x: number, y: number) =>
    setPlace((old) => (old.zoom === 1 ? old : { ...old, x: old.x + x, y: old.y + y }))
  return (
    <div
      className="viewer"
      role="dialog"
      aria-modal="true"
      aria-label={`${labels.viewer}: ${picture.alt}`}
      onKeyDown={(event: { key: string; preventDefault(): void }) => {
        const factor = zooms[event.key]
        const way = moves[event.key]
        if (factor === undefined && !way) return
        event.preventDefault()
        if (way) move(way[0], way[1])
        else zoom(factor ?? 1)
      }}
    >
      <div className="tools">
        <p>{labels.viewerHint}</p>
        <IconButton path={minusIcon} label={labels.zoomOut} onPress={() => zoom(1 / step)} />
        <IconButton path={plusIcon} label={labels.zoomIn} onPress={() => zoom(step)} />
        <IconButton path={closeIcon} label={labels.close} onPress={close} />
      </div>
      <div
        className="picture-field"
        data-zoomed={place.zoom > 1}
        onWheel={(event: { deltaY: number; preventDefault(): void }) => {
          event.preventDefault()
          zoom(event.deltaY < 0 ? step : 1 / step)
        }}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (!from.current) return
          move(event.clientX - from.current.x, event.clientY - from.current.y)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={() => {
          from.current = undefined
        }}
        onPointerCancel={() => {
          from.current = undefined
        }}
      >
        {picture.bitmap ? (
          <canvas
            ref={drawn}
            role="img"
            aria-label={picture.alt}
            width={picture.width}
            height={picture.height}
            style={{ transform }}
          />
        ) : (
          <img
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            style={{ transform }}
          />
        )}
      </div>
    </div>
  )
}

export const mount: PanelChunk['mount'] = (core, into, close, { picture }) => {
  core.adopt(css)
  into.classList.add('cover')
  trapFocus(into)
  return picture ? render(into, <Viewer core={core} picture={picture} close={close} />) : () => {}
}
