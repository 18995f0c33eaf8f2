'use client'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onEscape } from '#components/viewer/on-escape.ts'
import { frameAt, sheet, turned } from '#components/viewer/turntable-sheet.ts'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './turntable.module.scss'

export type TurntableMessages = Messages['BoatViewer']['turning'] & { close: string }

interface TurntableProps {
  src: string
  messages: TurntableMessages
  onFail(): void
  /** The model itself is wanted all the same. */
  onFull(): void
  onClose(): void
}

/** So much of the picture's width turns the boat once. */
const widthOfTurn = 1.1

/** The boat as pictures from every side, where the processor would have to draw it: turned by dragging, by keys and by a slider. */
export function Turntable({ src, messages, onFail, onFull, onClose }: TurntableProps) {
  const root = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const dragged = useRef<{ x: number; frame: number } | null>(null)
  const [frame, setFrame] = useState(0)
  const [isThere, setThere] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // The whole stage: this has no box of its own.
    const stage = root.current?.parentElement
    if (stage) return onEscape(stage, () => close())
  }, [])
  useEffect(() => {
    if (isThere) slider.current?.focus({ preventScroll: true })
  }, [isThere])

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, frame }
  }
  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    if (!dragged.current) return
    const way = (event.clientX - dragged.current.x) / event.currentTarget.getBoundingClientRect().width
    setFrame(turned(dragged.current.frame, way / widthOfTurn))
  }
  const drop = () => {
    dragged.current = null
  }

  return (
    <div ref={root} className={styles.turntable} data-turntable={isThere ? frame : ''}>
      <svg
        className={styles.picture}
        viewBox={frameAt(frame)}
        role="img"
        aria-label={messages.turntable}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drop()
          // Keys go on where the hand stopped.
          slider.current?.focus({ preventScroll: true })
        }}
        onPointerCancel={drop}
        onLostPointerCapture={drop}
      >
        <image
          href={src}
          width={sheet.columns * sheet.width}
          height={sheet.rows * sheet.height}
          onLoad={() => setThere(true)}
          onError={onFail}
        />
      </svg>
      <div className={styles.tools}>
        <label className={styles.angle}>
          <span>{messages.angle}</span>
          <input
            ref={slider}
            type="range"
            min={0}
            max={sheet.frames - 1}
            value={frame}
            aria-valuetext={formatMessage(messages.degrees, { degrees: (frame * 360) / sheet.frames })}
            onChange={(event) => setFrame(Number(event.target.value))}
          />
        </label>
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
        <p>
          {messages.drawn}{' '}
          <button type="button" className={styles.full} onClick={onFull}>
            {messages.full}
          </button>
        </p>
      </div>
    </div>
  )
}
