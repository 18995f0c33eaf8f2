'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { colourOf, paintCells } from './colour-scale'
import styles from './explorer.module.scss'
import { useFetched, useSeen } from './fetched'
import { SampleSteps } from './sample-steps'

export interface StereoExplorerProps {
  pairs: readonly { left: string; right: string; disparity: string }[]
  size: { width: number; height: number }
  camera: { focal: number; baseline: number }
  messages: Messages['DatasetExplorer']
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}

// Readers come with the first file that needs them: the page itself stays small.
const disparityIn = async (bytes: Uint8Array) => (await import('#devkit/disparity')).readDisparity(bytes)

/** A stereo pair, its disparity in colours, and the depth of the point under the pointer or moved by arrow keys. */
export function StereoExplorer({ pairs, size, camera, messages }: StereoExplorerProps) {
  const [at, setAt] = useState(0)
  const [point, setPoint] = useState({ x: size.width / 2, y: Math.round(size.height * 0.8) })
  const map = useRef<HTMLCanvasElement>(null)
  const seen = useSeen(map)
  const pair = pairs[at]
  const { value, failed } = useFetched(pair?.disparity ?? '', disparityIn, seen)
  useEffect(() => {
    if (!map.current || !value) return
    paintCells(map.current, value.width, value.height, (place) => {
      const disparity = value.values[place] ?? Number.NaN
      return Number.isNaN(disparity) ? undefined : colourOf(Math.sqrt(disparity / 48))
    })
    const pen = map.current.getContext('2d')
    if (!pen) return
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = 2
    pen.strokeRect(point.x - 6, point.y - 6, 12, 12)
  }, [value, point])
  if (!pair) return null

  const move = (x: number, y: number) =>
    setPoint({ x: Math.min(size.width - 1, Math.max(0, x)), y: Math.min(size.height - 1, Math.max(0, y)) })
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = size.width / box.width
    move(Math.floor((clientX - box.left) * share), Math.floor((clientY - box.top) * share))
  }
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(point.x + step[0], point.y + step[1])
  }
  return (
    <>
      <div className={styles.pair}>
        {(['left', 'right'] as const).map((side) => (
          <div key={side} className={styles.stage}>
            {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
            <img src={pair[side]} {...size} alt={messages[side]} loading="lazy" />
          </div>
        ))}
      </div>
      <div className={styles.stage}>
        <canvas
          ref={map}
          {...size}
          role="img"
          aria-label={messages.map}
          tabIndex={0}
          onPointerMove={follow}
          onPointerDown={follow}
          onKeyDown={walk}
        />
      </div>
      <div className={styles.bar}>
        <SampleSteps at={at} count={pairs.length} messages={messages} onStep={setAt} />
        <output className={styles.state}>{failed ? messages.failed : reading()}</output>
      </div>
    </>
  )

  function reading(): string {
    const disparity = value?.values[point.y * size.width + point.x]
    if (disparity === undefined || Number.isNaN(disparity)) return messages.unknown
    return formatMessage(messages.reading, {
      x: point.x,
      y: point.y,
      disparity: disparity.toFixed(2),
      depth: ((camera.focal * camera.baseline) / disparity).toFixed(2),
    })
  }
}
