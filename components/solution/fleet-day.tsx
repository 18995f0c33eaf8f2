import styles from './fleet-day.module.scss'

const from = 7
const to = 22
const hours = [8, 10, 12, 14, 16, 18, 20, 22]

/** Each boat's day: from when to when it runs, from when to when it charges, in hours. */
const boats = [
  {
    runs: [
      [7.5, 13],
      [15, 21.5],
    ],
    charges: [[13, 15]],
  },
  {
    runs: [
      [9, 15],
      [17, 21.5],
    ],
    charges: [[15, 17]],
  },
  {
    runs: [
      [9, 17],
      [19, 21.5],
    ],
    charges: [[17, 19]],
  },
  {
    runs: [
      [9, 11],
      [13, 21.5],
    ],
    charges: [[11, 13]],
  },
  { runs: [[11, 19]], charges: [[19, 21.5]] },
]

const at = (hour: number) => 40 + ((hour - from) / (to - from)) * 1140

/** Five boats through the hours of a day: who runs, who charges. */
export function FleetDay({ alt, running, charging }: { alt: string; running: string; charging: string }) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox="0 0 1200 296" role="img" aria-label={alt}>
        <rect className={styles.dusk} x={at(18.5)} y="10" width={at(to) - at(18.5)} height="236" />
        {hours.map((hour) => (
          <g key={hour} transform={`translate(${at(hour)} 0)`} className={styles.hour}>
            <path d="M0 10V246" />
            <text y="276" textAnchor="middle">
              {hour}
            </text>
          </g>
        ))}
        {boats.map(({ runs, charges }, index) => (
          <g key={runs.flat().join()} transform={`translate(0 ${36 + index * 46})`}>
            <text className={styles.number} x="6" y="6">
              {index + 1}
            </text>
            {runs.map(([start = from, end = to]) => (
              <path key={start} className={styles.run} d={`M${at(start)} 0H${at(end)}`} />
            ))}
            {charges.map(([start = from, end = to]) => (
              <rect
                key={start}
                className={styles.charge}
                x={at(start)}
                y="-9"
                width={at(end) - at(start)}
                height="18"
              />
            ))}
          </g>
        ))}
      </svg>
      <div className={styles.key} aria-hidden="true">
        <span className={styles.running}>{running}</span>
        <span className={styles.charging}>{charging}</span>
      </div>
    </figure>
  )
}
