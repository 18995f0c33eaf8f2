'use client'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import type { Doubt } from '#lib/planning/season-sensitivity'
import chart from '../tools/tour-boat-sensitivity.module.scss'

/** Units of one bar's drawing; the browser stretches it to its cell. */
const bar = { width: 1000, height: 20 } as const

const doubtText = ({ by, kind }: Doubt) => `±${by}${kind === 'percent' ? '%' : ''}`

/** Which input changes the number of boats most, as a tornado chart: each alone at both ends of its doubt. */
export function SeasonTornado({ plan, print }: { plan: SeasonPlan; print: SeasonPrint }) {
  const { result } = print.words
  const { work, sensitivity } = plan
  const base = Math.max(work.storm.boats, work.busiest.boats)
  const ends = sensitivity.flatMap(({ lowBoats, highBoats }) => [lowBoats, highBoats])
  const [least, most] = [Math.min(base, ...ends), Math.max(base, ...ends)]
  const place = (boats: number) => ((boats - least) / Math.max(1e-9, most - least)) * bar.width
  const note = formatMessage(result.sensitivityNote, { boats: print.number(base) })
  if (sensitivity.length === 0) return null
  return (
    <section className={chart.sensitivity}>
      <h3 className={chart.title}>{result.sensitivity}</h3>
      <p className={chart.note}>{note}</p>
      <table className={chart.chart}>
        <caption className={chart.caption}>{note}</caption>
        <thead>
          <tr>
            <th scope="col">{result.input}</th>
            <th scope="col">{result.less}</th>
            <td />
            <th scope="col">{result.more}</th>
          </tr>
        </thead>
        <tbody>
          {sensitivity.map(({ input, doubt, lowBoats, highBoats }) => (
            <tr key={input}>
              <th scope="row">
                {result.doubtful[input]} {doubtText(doubt)}
              </th>
              <td>{print.number(lowBoats)}</td>
              <td className={chart.bar}>
                <svg viewBox={`0 0 ${bar.width} ${bar.height}`} preserveAspectRatio="none" aria-hidden="true">
                  <Half className={chart.worse} from={place(base)} to={place(lowBoats)} />
                  <Half className={chart.better} from={place(base)} to={place(highBoats)} />
                  <path className={chart.base} d={`M${place(base)} 0V${bar.height}`} />
                </svg>
              </td>
              <td>{print.number(highBoats)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Half({ className, from, to }: { className: string | undefined; from: number; to: number }) {
  return <rect className={className} x={Math.min(from, to)} width={Math.abs(to - from)} height={bar.height} />
}
