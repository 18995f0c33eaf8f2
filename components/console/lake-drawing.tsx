import { demonstrationPaths, gridM, gridSide } from '#lib/operation-console/demonstration-drawing'
import { boardSize } from '#lib/water-drawing/board-view'
import styles from './lake-drawing.module.scss'

/** The invented lake, with a scale for who works with it: shore, island, shallows, dock. */
export function LakeDrawing({ label }: { label: string }) {
  const { grid, water, land, shallow, dock } = demonstrationPaths()
  return (
    <svg className={styles.lake} viewBox={`0 0 ${boardSize.width} ${boardSize.height}`} role="img" aria-label={label}>
      <path className={styles.grid} d={grid} />
      <path className={styles.scale} d={`M20 ${boardSize.height - 26}v6h${gridSide.toFixed(1)}v-6`} />
      <text className={styles.metres} x={28 + gridSide} y={boardSize.height - 20}>
        {gridM} m
      </text>
      <path className={styles.water} d={water} />
      <path className={styles.land} d={land} />
      <path className={styles.shallow} d={shallow} />
      <path className={styles.dock} d={dock} />
    </svg>
  )
}
