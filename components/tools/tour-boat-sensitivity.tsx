'use client'
import type { Messages } from '#lib/i18n/messages'
import { type TourBoatInputs, tenYearBalance, tourBoatSensitivity, tourBoatYear } from '#lib/planning/tour-boat-year'
import styles from './tour-boat-sensitivity.module.scss'

interface TourBoatSensitivityProps {
  inputs: TourBoatInputs
  fields: Messages['TourBoatTool']['fields']
  messages: Messages['TourBoatResult']
  number(value: number): string
}

/** Units of one bar's drawing; the browser stretches it to its cell. */
const bar = { width: 1000, height: 20 } as const

/** Which input matters most, as a tornado chart: each alone at both ends of its uncertainty, the widest bar on top. */
export function TourBoatSensitivity({ inputs, fields, messages, number }: TourBoatSensitivityProps) {
  const rows = tourBoatSensitivity(inputs)
    .filter(({ swing }) => swing > 0)
    .map(({ input, low, high }) => ({ input, low: tenYearBalance(low), high: tenYearBalance(high) }))
  if (rows.length === 0) return <p className={styles.note}>{messages.noDoubt}</p>
  const base = tenYearBalance(tourBoatYear(inputs))
  const least = Math.min(...rows.map(({ low }) => low))
  const most = Math.max(...rows.map(({ high }) => high))
  const place = (value: number) => ((value - least) / (most - least)) * bar.width
  return (
    <div className={styles.sensitivity}>
      <h3 className={styles.title}>{messages.sensitivity}</h3>
      <p className={styles.note}>{messages.sensitivityNote}</p>
      <table className={styles.chart}>
        <caption className={styles.caption}>{messages.sensitivityNote}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.input}</th>
            <th scope="col">{messages.worse}</th>
            <td />
            <th scope="col">{messages.better}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ input, low, high }) => (
            <tr key={input}>
              <th scope="row">{fields[input]}</th>
              <td>{number(low)}</td>
              <td className={styles.bar}>
                <svg viewBox={`0 0 ${bar.width} ${bar.height}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.worse} x={place(low)} width={place(base) - place(low)} height={bar.height} />
                  <rect
                    className={styles.better}
                    x={place(base)}
                    width={place(high) - place(base)}
                    height={bar.height}
                  />
                  <path className={styles.base} d={`M${place(base)} 0V${bar.height}`} />
                </svg>
              </td>
              <td>{number(high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
