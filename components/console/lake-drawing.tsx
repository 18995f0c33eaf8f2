import type { ReactNode } from 'react'
import type { Ring } from '#lib/coverage-planning/geometry'
import { demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'
import styles from './lake-drawing.module.scss'

function pathOf(rings: readonly Ring[]): string {
  const lines = rings.map((ring) => ring.map((point) => toBoard(demonstrationView, point)))
  return pathData(lines, { decimals: 1, closed: true })
}

const gridM = 100

/** A square every hundred metres, and on a map that is worked with what one measures. */
function Grid({ scale }: { scale: boolean }) {
  const { centre, widthM } = demonstrationView
  const side = (gridM / widthM) * boardSize.width
  const first = toBoard(demonstrationView, {
    x: Math.ceil((centre.x - widthM / 2) / gridM) * gridM,
    y: Math.floor((centre.y + (widthM * boardSize.height) / boardSize.width / 2) / gridM) * gridM,
  })
  const count = Math.ceil(boardSize.width / side)
  const lines = Array.from({ length: count }, (_, index) => {
    const [x, y] = [first.x + index * side, first.y + index * side].map((value) => value.toFixed(1))
    return `M${x} 0V${boardSize.height}M0 ${y}H${boardSize.width}`
  })
  return (
    <g>
      <path className={styles.grid} d={lines.join('')} />
      {scale && (
        <>
          <path className={styles.scale} d={`M20 ${boardSize.height - 26}v6h${side.toFixed(1)}v-6`} />
          <text className={styles.metres} x={28 + side} y={boardSize.height - 20}>
            {gridM} m
          </text>
        </>
      )}
    </g>
  )
}

/** The invented lake: shore, island, shallows, dock. */
export function LakeDrawing({
  label,
  scale = false,
  children,
}: {
  label: string
  scale?: boolean
  children?: ReactNode
}) {
  const { outline, islands, shallows, dock } = demonstrationLake
  const berth = dock && toBoard(demonstrationView, dock)
  return (
    <svg className={styles.lake} viewBox={`0 0 ${boardSize.width} ${boardSize.height}`} role="img" aria-label={label}>
      <Grid scale={scale} />
      <path className={styles.water} d={pathOf([outline])} />
      {children}
      <path className={styles.land} d={pathOf(islands)} />
      <path className={styles.shallow} d={pathOf(shallows)} />
      {berth && (
        <path className={styles.dock} d={`M${Math.round(berth.x) - 8} ${Math.round(berth.y) - 4}h16v14h-16z`} />
      )}
    </svg>
  )
}
