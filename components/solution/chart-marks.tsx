import styles from './chart.module.scss'

interface ChartMark {
  x: number
  y: number
  label: string
  /** Where the label stands, from the mark; else behind it. */
  before?: boolean
}

/** Numbered discs on a drawing, labels where there is room; the legend below has them everywhere. */
export function ChartMarks({ marks }: { marks: readonly ChartMark[] }) {
  return (
    <>
      {marks.map(({ label, x, y }) => (
        <circle key={label} className={styles.disc} cx={x} cy={y} />
      ))}
      <text
        className={styles.number}
        x={marks.map(({ x }) => x).join(' ')}
        y={marks.map(({ y }) => y).join(' ')}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {marks.map((_, index) => index + 1).join('')}
      </text>
      {marks.map(({ label, x, y, before }) => (
        <text
          key={label}
          className={styles.label}
          x={before ? x - 24 : x + 24}
          y={y + 6}
          textAnchor={before ? 'end' : undefined}
        >
          {label}
        </text>
      ))}
    </>
  )
}
