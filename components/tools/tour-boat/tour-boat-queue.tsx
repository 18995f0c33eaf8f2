'use client'
import type { Spread } from '#lib/planning/spread'
import { queueStepMin } from '#lib/planning/tour-boat-day-inputs'
import styles from './tour-boat-queue.module.scss'

interface TourBoatQueueProps {
  queue: readonly Spread[]
  /** Hours of the day. */
  opensAt: number
  peakAt: number
  /** What the picture says to who does not see it. */
  alt: string
  number(value: number): string
}

/** Units of the drawing; the browser stretches it to the width there is, its words it does not. */
const board = { width: 1000, height: 100 } as const

/** A round number of people between two lines of the picture, so that two or three lines stand in it. */
function stepOf(most: number): number {
  const rough = Math.max(1, most / 3)
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

/** The line at the pier over the day: what half of the days see, in the band that eight of ten stay within. */
export function TourBoatQueue({ queue, opensAt, peakAt, alt, number }: TourBoatQueueProps) {
  const lastMin = Math.max(60, (queue.length - 1) * queueStepMin)
  const step = stepOf(Math.max(1, ...queue.map(({ high }) => high)))
  const most = Math.max(1, ...queue.map(({ high }) => high)) * 1.08
  const x = (minute: number) => (minute / lastMin) * board.width
  const y = (people: number) => board.height - (people / most) * board.height
  const line = (of: (spread: Spread) => number) =>
    queue.map((spread, index) => `${x(index * queueStepMin).toFixed(1)} ${y(of(spread)).toFixed(1)}`)
  const band = [...line(({ high }) => high), ...line(({ low }) => low).reverse()]
  const percent = (minute: number) => `${((minute / lastMin) * 100).toFixed(2)}%`
  const hours = Math.floor(lastMin / 60)
  const every = Math.max(1, Math.ceil(hours / 5))
  const marks = Array.from({ length: Math.floor(hours / every) + 1 }, (_, index) => index * every)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  const peakFrom = (peakAt - opensAt) * 60
  return (
    <svg className={styles.chart} role="img" aria-label={alt}>
      <svg
        className={styles.plot}
        aria-hidden="true"
        x="0"
        y="0"
        width="100%"
        height="84%"
        viewBox={`0 0 ${board.width} ${board.height}`}
        preserveAspectRatio="none"
      >
        <rect className={styles.peak} x={x(peakFrom)} y="0" width={x(60)} height={board.height} />
        {lines.map((people) => (
          <path key={people} className={styles.grid} d={`M0 ${y(people)}H${board.width}`} />
        ))}
        <path className={styles.band} d={`M${band.join('L')}Z`} />
        <path className={styles.middle} d={`M${line(({ middle }) => middle).join('L')}`} />
        <path className={styles.ground} d={`M0 ${board.height}H${board.width}`} />
      </svg>
      {lines.map((people) => (
        <text key={people} className={styles.word} x="2" y={`${(y(people) * 0.84 - 1.5).toFixed(2)}%`}>
          {number(people)}
        </text>
      ))}
      {marks.map((hour, index) => (
        <text
          key={hour}
          className={styles.word}
          x={percent(hour * 60)}
          y="96%"
          textAnchor={index === 0 ? 'start' : hour * 60 > lastMin * 0.94 ? 'end' : 'middle'}
        >
          {`${Math.floor(opensAt + hour)}:${String(Math.round((opensAt % 1) * 60)).padStart(2, '0')}`}
        </text>
      ))}
    </svg>
  )
}
