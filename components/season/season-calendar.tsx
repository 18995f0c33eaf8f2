'use client'
import { formatMessage } from '#lib/i18n/format-message'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { shareOf, stateOf, weekStates } from '#lib/planning/report/week-state'
import type { PlannedWeek, SeasonPlan } from '#lib/planning/season-plan'
import styles from './season-calendar.module.scss'

/** Units of the drawing; a column is a week. */
const drawing = { width: 1040, height: 200, column: 20, ground: 168, full: 140 } as const

/** First weeks of the twelve months, near enough for a line below. */
const monthWeeks = [1, 5, 9, 14, 18, 22, 27, 31, 35, 40, 44, 48] as const

/** The year as a picture: each week's hours as a column under the line of all hours; the table behind it says the same. */
export function SeasonCalendar({ plan, print }: { plan: SeasonPlan; print: SeasonPrint }) {
  const { result } = print.words
  const { weeks, boats, busiest } = plan
  const most = Math.max(1, ...weeks.map(shareOf))
  const height = (week: PlannedWeek) => (shareOf(week) / most) * drawing.full
  const shown = weekStates.filter((state) => weeks.some((week) => stateOf(week) === state))
  const month = (index: number) =>
    new Date(Date.UTC(2025, index, 1)).toLocaleDateString(print.locale, { month: 'short', timeZone: 'UTC' })
  const label = formatMessage(result.calendarText, {
    count: boats.planned,
    week: busiest.week,
    percent: print.number(shareOf(busiest) * 100, 0),
  })
  const line = drawing.ground - drawing.full / most
  return (
    <figure className={styles.calendar}>
      <figcaption className={styles.title}>{result.calendar}</figcaption>
      <div className={styles.scroller}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={label}
        >
          {weeks.map((week) => (
            <rect
              key={week.week}
              className={styles[stateOf(week)]}
              x={(week.week - 1) * drawing.column + 2}
              y={
                stateOf(week) === 'work' || stateOf(week) === 'over'
                  ? drawing.ground - height(week)
                  : drawing.ground - 8
              }
              width={drawing.column - 4}
              height={stateOf(week) === 'work' || stateOf(week) === 'over' ? height(week) : 8}
            />
          ))}
          <path className={styles.full} d={`M0 ${line}H${drawing.width}`} />
          <text className={styles.word} x="4" y={line - 6}>
            {result.full}
          </text>
          <path className={styles.ground} d={`M0 ${drawing.ground}H${drawing.width}`} />
          {monthWeeks.map((week, index) => (
            <text key={week} className={styles.word} x={(week - 1) * drawing.column + 2} y={drawing.ground + 22}>
              {month(index)}
            </text>
          ))}
        </svg>
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
      </p>
    </figure>
  )
}
