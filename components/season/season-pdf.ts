import { calendarImage } from '#components/season/calendar-image.ts'
import { hasPrices } from '#components/season/season-exports.ts'
import { type ReportSheet, reportPdf } from '#components/tools/report-image.ts'
import { costFormulas, costTable, payBackLine } from '#lib/planning/report/cost-rows'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { limitRows } from '#lib/planning/report/limit-rows'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import { seasonTitle } from '#lib/planning/report/season-title'
import { yearTable } from '#lib/planning/report/year-rows'
import type { SeasonPlan } from '#lib/planning/season-plan'

/** Season and cost on one sheet: the calendar, the year, what it costs and what decides. */
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

/** What the first sheet rests on: inputs, limits, every formula with its numbers. */
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

/** The season as a PDF of two sheets; null when it could not be made. */
export function seasonPdf(plan: SeasonPlan, print: SeasonPrint): Promise<Blob | null> {
  return reportPdf([seasonSheet(plan, print), basisSheet(plan, print)])
}
