'use client'

import { useEffect, useRef, useState } from 'react'
import type { ImageBoxes } from '#devkit/boxes'
import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import { BoxMarks } from './box-marks'
import { colourOf, paintCells } from './colour-scale'
import styles from './explorer.module.scss'
import { useFetched, useSeen } from './fetched'
import { SampleSteps } from './sample-steps'

interface RadarFrame extends ImageBoxes {
  address: string
  points: string
  matrix: string
}

export interface RadarExplorerProps {
  frames: readonly RadarFrame[]
  camera: { focal: number; height: number; pitch: number; radarHeight: number }
  messages: Messages['DatasetExplorer']
}

// Readers come with the first file that needs them: the page itself stays small.
const pointsIn = async (bytes: Uint8Array) =>
  (await import('#devkit/sensor-tables')).readRadarPoints(new TextDecoder().decode(bytes))
const matrixIn = async (bytes: Uint8Array) => (await import('#devkit/range-doppler')).readRangeDoppler(bytes)

/** A picture with the radar's echoes drawn over it, and the range–Doppler matrix of the same moment beside it. */
export function RadarExplorer({ frames, camera, messages }: RadarExplorerProps) {
  const [at, setAt] = useState(0)
  const [boxes, setBoxes] = useState(true)
  const [echoes, setEchoes] = useState(true)
  const stage = useRef<HTMLDivElement>(null)
  const heat = useRef<HTMLCanvasElement>(null)
  const seen = useSeen(stage)
  const frame = frames[at]
  const points = useFetched(frame?.points ?? '', pointsIn, seen)
  const matrix = useFetched(frame?.matrix ?? '', matrixIn, seen)
  useEffect(() => {
    if (!heat.current || !matrix.value) return
    const { ranges, dopplers, power } = matrix.value
    // The farthest range on top, as one looks ahead.
    paintCells(heat.current, dopplers, ranges, (place) => {
      const row = ranges - 1 - Math.floor(place / dopplers)
      return colourOf(((power[row * dopplers + (place % dopplers)] ?? 0) - 20) / 45)
    })
  }, [matrix.value])
  if (!frame) return null
  const failed = points.failed || matrix.failed
  const state = formatMessage(messages.radarState, {
    at: at + 1,
    count: frames.length,
    echoes: points.value?.length ?? '…',
  })
  return (
    <>
      <div className={styles.pair} ref={stage}>
        <div className={styles.stage}>
          {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
          <img src={frame.address} width={frame.width} height={frame.height} alt={messages.boxAlt} loading="lazy" />
          <svg className={styles.over} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            {boxes && <BoxMarks boxes={frame.boxes} />}
            {echoes &&
              points.value?.map((point) => {
                const [x, y] = projected(point, frame, camera)
                return <circle key={`${point.x_m} ${point.y_m}`} className={styles.echo} cx={x} cy={y} r="3" />
              })}
          </svg>
        </div>
        <div className={styles.stage}>
          <canvas
            ref={heat}
            width={64}
            height={128}
            className={styles.matrix}
            role="img"
            aria-label={messages.matrix}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <SampleSteps at={at} count={frames.length} messages={messages} onStep={setAt} />
        <label>
          <input type="checkbox" checked={boxes} onChange={(event) => setBoxes(event.target.checked)} />
          {messages.boxes}
        </label>
        <label>
          <input type="checkbox" checked={echoes} onChange={(event) => setEchoes(event.target.checked)} />
          {messages.echoes}
        </label>
        <output className={styles.state}>{failed ? messages.failed : state}</output>
      </div>
    </>
  )
}

/** Where the camera sees an echo: the radar looks level, the camera is higher and looks down by `pitch`. */
function projected(
  point: { x_m: number; y_m: number; z_m: number },
  { width, height }: ImageBoxes,
  { focal, pitch, height: eye, radarHeight }: RadarExplorerProps['camera'],
): [number, number] {
  const rise = point.z_m + radarHeight - eye
  const away = point.x_m * Math.cos(pitch) - rise * Math.sin(pitch)
  return [
    width / 2 - (focal * point.y_m) / away,
    height / 2 - (focal * (rise * Math.cos(pitch) + point.x_m * Math.sin(pitch))) / away,
  ]
}
