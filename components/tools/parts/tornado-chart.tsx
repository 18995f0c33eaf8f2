import type { ReactNode } from 'react'
import styles from './tornado-chart.module.scss'

interface TornadoChartProps {
  title: string
  note: string
  /** Above the inputs and both ends. */
  head: readonly [input: string, low: string, high: string]
  /** What all inputs as they are come to. */
  base: number
  /** What one input alone makes of it at both ends of its doubt, the widest bar on top. */
  rows: readonly { id: string; name: ReactNode; low: number; high: number }[]
  number(value: number): string
}

/** Units of one bar's drawing; the browser stretches it to its cell. */
const bar = { width: 1000, height: 20 } as const

/** Which input matters most, as a tornado chart: a bar for each, from what it makes of the result at one end to the other. */
export function TornadoChart({ title, note, head: [input, low, high], base, rows, number }: TornadoChartProps) {
  const ends = [base, ...rows.flatMap((row) => [row.low, row.high])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const place = (value: number) => ((value - least) / Math.max(1e-9, most - least)) * bar.width
  const half = (className: string | undefined, to: number) => (
    <rect
      className={className}
      x={Math.min(place(base), place(to))}
      width={Math.abs(place(to) - place(base))}
      height={bar.height}
    />
  )
  return (
    <section className={styles.sensitivity}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>{note}</p>
      <table className={styles.chart}>
        <caption className={styles.caption}>{note}</caption>
        <thead>
          <tr>
            <th scope="col">{input}</th>
            <th scope="col">{low}</th>
            <td />
            <th scope="col">{high}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{number(row.low)}</td>
              <td className={styles.bar}>
                <svg viewBox={`0 0 ${bar.width} ${bar.height}`} preserveAspectRatio="none" aria-hidden="true">
                  {half(styles.worse, row.low)}
                  {half(styles.better, row.high)}
                  <path className={styles.base} d={`M${place(base)} 0V${bar.height}`} />
                </svg>
              </td>
              <td>{number(row.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
