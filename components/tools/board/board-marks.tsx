'use client'
import { pathPoint } from '#components/tools/board/water-paths'
import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { type BoardView, boardSize, toBoard, toPlane } from '#lib/water-drawing/board-view'
import styles from './water-board.module.scss'

/** Squared paper, and a scale of one of its squares. */
export function GridLines({ view, step }: { view: BoardView; step: number }) {
  const topLeft = toPlane(view, { x: 0, y: 0 })
  const count = Math.ceil(view.widthM / step) + 1
  const firstX = Math.ceil(topLeft.x / step) * step
  const firstY = Math.floor(topLeft.y / step) * step
  const lines = Array.from({ length: count }, (_, index) => {
    const across = toBoard(view, { x: firstX + index * step, y: 0 }).x
    const down = toBoard(view, { x: 0, y: firstY - index * step }).y
    return `M${across.toFixed(1)} 0V${boardSize.height}M0 ${down.toFixed(1)}H${boardSize.width}`
  })
  const bar = (step / view.widthM) * boardSize.width
  return (
    <g>
      <path className={styles.grid} d={lines.join('')} />
      <g className={styles.scale}>
        <path d={`M20 ${boardSize.height - 24}v6h${bar}v-6`} />
        <text x={28 + bar} y={boardSize.height - 18}>
          {step >= 1_000 ? `${step / 1_000} km` : `${step} m`}
        </text>
      </g>
    </g>
  )
}

/** The shape that is being drawn, a ring round the corner that closes it. */
export function Draft({ view, draft }: { view: BoardView; draft: Ring }) {
  const places = draft.map((point) => toBoard(view, point))
  return (
    <g className={styles.draft}>
      <path d={`M${places.map(pathPoint).join('L')}`} />
      {places.map((place, index) => (
        <circle key={pathPoint(place)} cx={place.x} cy={place.y} r={index === 0 && draft.length >= 3 ? 9 : 4} />
      ))}
    </g>
  )
}

/** Where boats land. */
export function DockMark({ at, label }: { at: Point; label: string }) {
  return (
    <g className={styles.dock} transform={`translate(${at.x} ${at.y})`}>
      <title>{label}</title>
      <path d="M-7-7h14v14h-14z" />
    </g>
  )
}

/** The place that the arrow keys move. */
export function Crosshair({ at }: { at: Point }) {
  return <path className={styles.cross} d={`M${at.x - 14} ${at.y}h28M${at.x} ${at.y - 14}v28`} />
}
