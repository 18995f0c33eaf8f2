'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import styles from './explorer.module.scss'
import { useFetched, useSeen } from './fetched'
import { drawScan } from './lidar-view'
import { SampleSteps } from './sample-steps'

export interface DriveExplorerProps {
  frames: readonly { image: string; scan: string; time: number }[]
  poses: string
  size: { width: number; height: number }
  messages: Messages['DatasetExplorer']
}

// Readers come with the first file that needs them: the page itself stays small.
const posesIn = async (bytes: Uint8Array) =>
  (await import('#devkit/sensor-tables')).readPoses(new TextDecoder().decode(bytes))
const scanIn = async (bytes: Uint8Array) => (await import('#devkit/lidar')).readLidar(bytes)

/** A drive in step: the left picture, the lidar scan of that moment, which turns, and where the boat is on its way. */
export function DriveExplorer({ frames, poses, size, messages }: DriveExplorerProps) {
  const [at, setAt] = useState(0)
  const [turn, setTurn] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [arrived, setArrived] = useState('')
  const from = useRef(0)
  const cloud = useRef<HTMLCanvasElement>(null)
  const seen = useSeen(cloud)
  const frame = frames[at]
  const scan = useFetched(frame?.scan ?? '', scanIn, seen)
  const way = useFetched(poses, posesIn, seen)
  useEffect(() => {
    if (cloud.current && scan.value) drawScan(cloud.current, scan.value, (turn * Math.PI) / 180)
  }, [scan.value, turn])
  const isComplete = scan.value !== undefined && arrived === frame?.image
  useEffect(() => {
    if (!playing || !isComplete) return
    const next = setTimeout(() => setAt((at + 1) % frames.length), stepMs)
    return () => clearTimeout(next)
  }, [playing, isComplete, at, frames.length])
  if (!frame) return null
  const drag = ({ buttons, clientX }: PointerEvent) => {
    const moved = clientX - from.current
    from.current = clientX
    if (buttons === 1) setTurn((angle) => ((angle + moved * 0.5 + 540) % 360) - 180)
  }
  const here = way.value?.find(({ timestamp_s }) => timestamp_s >= frame.time)
  const failed = scan.failed || way.failed
  const state = formatMessage(messages.driveState, {
    at: at + 1,
    count: frames.length,
    time: frame.time.toFixed(1),
    points: scan.value?.length ?? '…',
  })
  return (
    <>
      <div className={styles.stage}>
        {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
        <img
          src={frame.image}
          {...size}
          alt={messages.driveAlt}
          loading="lazy"
          onLoad={() => setArrived(frame.image)}
          onError={() => setArrived(frame.image)}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.stage}>
          <canvas
            ref={cloud}
            width={640}
            height={400}
            role="img"
            aria-label={messages.scan}
            onPointerDown={({ clientX }) => {
              from.current = clientX
            }}
            onPointerMove={drag}
          />
        </div>
        <div className={styles.stage}>
          <svg viewBox="-0.5 -2.5 8 5" role="img" aria-label={messages.track}>
            <polyline className={styles.track} points={way.value?.map(({ x_m, y_m }) => `${x_m},${-y_m}`).join(' ')} />
            {here && <circle className={styles.boat} cx={here.x_m} cy={-here.y_m} r="0.16" />}
          </svg>
        </div>
      </div>
      <div className={styles.bar}>
        <button type="button" onClick={() => setPlaying(!playing)}>
          {playing ? messages.pause : messages.play}
        </button>
        <SampleSteps at={at} count={frames.length} messages={messages} onStep={setAt} />
        <label>
          {messages.turn}
          <input
            type="range"
            min="-180"
            max="180"
            value={Math.round(turn)}
            onChange={(event) => setTurn(Number(event.target.value))}
          />
        </label>
        {/* While it plays nobody wants each frame read out. */}
        <output className={styles.state} aria-live={playing ? 'off' : 'polite'}>
          {failed ? messages.failed : state}
        </output>
      </div>
    </>
  )
}

/** Frames are half a second apart; the next comes when picture and scan of this one have been seen together. */
const stepMs = 500
