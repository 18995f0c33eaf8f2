import styles from './drawing.module.scss'

/** A number on a drawing, explained in the legend beside it. */
export function KeyMark({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.key} />
      <text className={styles.number} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  )
}
