import { type ReportSheet, reportPdf } from '#components/tools/parts/report-pdf.ts'
import { colours } from '#lib/markup/colours'
import { costFormulas, costTable, hasPrices, payBackLine } from '#lib/planning/report/cost-rows'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { limitRows } from '#lib/planning/report/limit-rows'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { seasonTitle } from '#lib/planning/report/season-title'
import { shareOf, stateOf, type WeekState } from '#lib/planning/report/week-state'
import { yearTable } from '#lib/planning/report/year-rows'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** The report's first sheet: calendar, year, costs and what changes them most. */
export function seasonSheet(plan: SeasonPlan, print: SeasonPrint): ReportSheet {
  const { result } = print.words
  const [title, subtitle] = seasonTitle(plan, print)
  const rests = hasPrices(plan) ? [] : result.rests
  const date = new Date().toLocaleDateString(print.locale, { dateStyle: 'long' })
  return {
    text: {
      title,
      subtitle: `${subtitle} · ${date}`,
      picture: result.calendar,
      tables: [yearTable(plan, print), ...(hasPrices(plan) ? [costTable(plan, print)] : [])],
      notes: [...decisionLines(plan, print), ...(hasPrices(plan) ? [payBackLine(plan, print)] : []), ...rests],
    },
    picture: calendarImage(plan, print),
  }
}

/** The second sheet: inputs, limits and every formula with its numbers. */
function basisSheet(plan: SeasonPlan, print: SeasonPrint): ReportSheet {
  const { result } = print.words
  return {
    text: {
      title: `${result.inputs} · ${result.formulas}`,
      subtitle: seasonTitle(plan, print)[1],
      tables: [],
      notes: [
        inputRows(plan, print)
          .map(([label, value]) => `${label} ${value}`)
          .join(' · '),
        ...limitRows(plan, print).map((row) => row.join(' · ')),
        ...seasonFormulas(plan, print),
        ...costFormulas(plan, print),
        ...result.rests,
      ],
    },
    picture: null,
  }
}

/** The season as a PDF of two sheets; null if it could not be made. */
export function seasonPdf(plan: SeasonPlan, print: SeasonPrint): Promise<Blob | null> {
  return reportPdf([seasonSheet(plan, print), basisSheet(plan, print)])
}

const size = { width: 2080, height: 400, ground: 340, full: 280 } as const
const columnWidth = size.width / 52
const inks: Readonly<Record<WeekState, string>> = {
  work: colours.signal,
  over: colours.buoy,
  quiet: colours.mist,
  rest: colours.slate,
  ice: colours.drift,
}

/** The year's calendar as a picture, like the page's drawing, with a date for each fourth week. */
function calendarImage({ weeks }: SeasonPlan, { dayOf }: SeasonPrint): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  const most = Math.max(1, ...weeks.map(shareOf))
  context.font = `26px ${getComputedStyle(document.body).fontFamily}`
  for (const week of weeks) {
    const state = stateOf(week)
    const isWork = state === 'work' || state === 'over'
    const height = isWork ? (shareOf(week) / most) * size.full : 16
    const x = (week.week - 1) * columnWidth
    context.fillStyle = inks[state]
    context.fillRect(x + 4, size.ground - height, columnWidth - 8, height)
    context.fillStyle = inks.rest
    if (week.week % 4 === 1) context.fillText(dayOf(week.week), x + 4, size.ground + 44)
  }
  context.fillRect(0, size.ground, size.width, 3)
  context.fillRect(0, size.ground - size.full / most, size.width, 2)
  return canvas
}
