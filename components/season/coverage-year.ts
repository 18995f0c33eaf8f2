import { seasonSheet } from '#components/season/season-pdf.ts'
import type { ReportSheet } from '#components/tools/parts/report-pdf.ts'
import { type SeasonSaid, saidFields } from '#components/tools/thread/on-season-page.ts'
import type { AreaUnit } from '#lib/content/area-units'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonInParameters } from '#lib/planning/season-address'
import { planSeason } from '#lib/planning/season-plan'

interface Printed {
  locale: string
  units: Readonly<Record<AreaUnit, string>>
  /** The simulated boat's name, by its preset. */
  boats: Readonly<Record<string, { name: string; to: string }>>
}

/**
 * The report's second sheet: a year with the simulated fleet, with the season page's example prices. Loads its own messages.
 * @returns null if the fleet's numbers are out of a season's range
 */
export async function coverageYear(said: SeasonSaid, unit: AreaUnit, printed: Printed): Promise<ReportSheet | null> {
  const inputs = seasonInParameters(new URLSearchParams(saidFields(said, unit)))
  if (!inputs) return null
  const { default: messages } =
    printed.locale === 'zh' ? await import('#messages/zh/season.json') : await import('#messages/en/season.json')
  const words = { tool: messages.SeasonTool, result: messages.SeasonResult, ...printed }
  return seasonSheet(planSeason(inputs), seasonPrint(words, printed.locale, unit))
}
