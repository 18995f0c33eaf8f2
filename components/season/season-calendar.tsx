'use client'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { shareOf, stateOf, type WeekState, weekStates } from '#lib/planning/report/week-state'
import { weeksOfYear } from '#lib/planning/season-bounds'
import type { PlannedWeek, SeasonPlan } from '#lib/planning/season-plan'
import styles from './season-calendar.module.scss'

/** Units of the drawing, stretched to its box; a column is a week, and all of one colour are one path. */
const drawing = { column: 20, height: 140, low: 8 } as const
const width = weeksOfYear * drawing.column

/** The year as a picture: each week's hours as a column under the line of all hours; the table behind it says the same. */
export function SeasonCalendar({ plan, print }: { plan: SeasonPlan; print: SeasonPrint }) {
  const { result } = print.words
  const { weeks, boats, busiest } = plan
  const most = Math.max(1, ...weeks.map(shareOf))
  const isWork = (state: WeekState) => state === 'work' || state === 'over'
  const height = (week: PlannedWeek) => (isWork(stateOf(week)) ? (shareOf(week) / most) * drawing.height : drawing.low)
  const column = (week: PlannedWeek) =>
    `M${(week.week - 1) * drawing.column + 2} ${drawing.height}v${-height(week)}h${drawing.column - 4}V${drawing.height}z`
  const shown = weekStates.filter((state) => weeks.some((week) => stateOf(week) === state))
  const month = (index: number) =>
    new Date(Date.UTC(2025, index, 1)).toLocaleDateString(print.locale, { month: 'short', timeZone: 'UTC' })
  const line = drawing.height - drawing.height / most
  const label = formatMessage(result.calendarText, {
    count: boats.all,
    week: busiest.week,
    percent: print.number(shareOf(busiest) * 100, 0),
  })
  return (
    <figure className={styles.calendar}>
      <figcaption className={styles.title}>{result.calendar}</figcaption>
      <div>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${drawing.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {shown.map((state) => (
            <path
              key={state}
              className={styles[state]}
              d={weeks
                .filter((week) => stateOf(week) === state)
                .map(column)
                .join('')}
            />
          ))}
          <path className={styles.full} d={`M0 ${line}H${width}`} />
        </svg>
        <p className={styles.months} aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => (
            <span key={month(index)}>{month(index)}</span>
          ))}
        </p>
      </div>
      <p className={styles.legend}>
        {shown.map((state) => (
          <span key={state}>
            <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
              <rect className={styles[state]} width="12" height="12" />
            </svg>
            {result.states[state]}
          </span>
        ))}
        <span>
          <svg className={styles.mark} viewBox="0 0 24 12" aria-hidden="true">
            <path className={styles.full} d="M0 6H24" />
          </svg>
          {formatMessage(result.full, { count: boats.all })}
        </span>
      </p>
    </figure>
  )
}
