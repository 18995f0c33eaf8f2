import styles from './day-table.module.scss'

interface DayTableProps {
  label: string
  corner: string
  times: readonly string[]
  rows: readonly { id: string; name: string; cells: readonly string[] }[]
}

/** A day by people: a row each, the times of day across. */
export function DayTable({ label, corner, times, rows }: DayTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keys.
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {times.map((time) => (
              <th key={time} scope="col">
                {time}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={times[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
