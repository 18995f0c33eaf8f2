import styles from './chart.module.scss'

interface ChartMarkProps {
  number: number
  x: number
  y: number
  label: string
  /** Where the label stands, from the mark. */
  side?: 'start' | 'end'
}

/** A numbered mark on a drawing. Its label shows where there is room; the legend below has it everywhere. */
export function ChartMark({ number, x, y, label, side = 'end' }: ChartMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.mark}>
        <circle r="14" />
        <text y="5" textAnchor="middle">
          {number}
        </text>
      </g>
      <text className={styles.label} x={side === 'end' ? 24 : -24} y="6" textAnchor={side === 'end' ? 'start' : 'end'}>
        {label}
      </text>
    </g>
  )
}
