'use client'
import { formatMessage } from '#lib/i18n/format-message'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { fleetLine } from '#lib/planning/report/fleet-line'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import styles from './season-headline.module.scss'

/** The answer: boats, people, tonnes and hours as large figures, and what decides the number of boats. */
export function SeasonHeadline({ plan, isSample, print }: { plan: SeasonPlan; isSample: boolean; print: SeasonPrint }) {
  const { result } = print.words
  const { number } = print
  const { boats, year, busiest, inputs } = plan
  const figures = [
    { id: 'boats', value: number(boats.needed + boats.others) },
    { id: 'people', value: number(busiest.people) },
    { id: 'tonnes', value: plan.hasAmounts ? number(year.kg / 1000, 1) : null },
    { id: 'hours', value: number(year.boatHours, 0) },
  ] as const
  const water = formatMessage(result.water, { area: print.area(inputs.area) })
  return (
    <div className={styles.headline} aria-live="polite">
      <p className={styles.label}>{isSample ? `${result.sample} · ${water}` : water}</p>
      {/* On a phone a line ends with the dot: none begins with it. */}
      <h2 className={styles.fleet}>{fleetLine(plan, print, boats.needed).replaceAll(' · ', '\u00a0· ')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ id, value }) => (
          <div key={id} className={styles.figure}>
            <dt>{result.big[id]}</dt>
            <dd>{value ?? <span className={styles.unsaid}>{result.noTonnes}</span>}</dd>
          </div>
        ))}
      </dl>
      {decisionLines(plan, print).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
