import type { Ring } from '#lib/coverage-planning/geometry'
import { demonstrationLake, demonstrationView } from '#lib/operation-console/demonstration-site'
import { boardSize, toBoard } from '#lib/water-drawing/board-view'
import styles from './lake-drawing.module.scss'

function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const places = ring.map((point) => toBoard(demonstrationView, point))
      return `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    })
    .join('')
}

/** The invented lake: shore, island, shallows, dock. */
export function LakeDrawing({ label, children }: { label: string; children?: React.ReactNode }) {
  const { outline, islands, shallows, dock } = demonstrationLake
  const berth = dock && toBoard(demonstrationView, dock)
  return (
    <svg className={styles.lake} viewBox={`0 0 ${boardSize.width} ${boardSize.height}`} role="img" aria-label={label}>
      <path className={styles.water} d={pathOf([outline])} />
      {children}
      <path className={styles.land} d={pathOf(islands)} />
      <path className={styles.shallow} d={pathOf(shallows)} />
      {berth && <path className={styles.dock} d={`M${berth.x - 8} ${berth.y - 4}h16v14h-16z`} />}
    </svg>
  )
}
