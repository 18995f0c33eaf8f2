import { plannedFleet, seasonCsv, seasonNote } from '#components/season/season-exports.ts'
import { seasonPdf } from '#components/season/season-pdf.ts'
import { hashWithWater, waterInAddress } from '#components/tools/board/use-drawing.ts'
import { hashWithFleets } from '#components/tools/coverage/use-fleets.ts'
import { goToQuote } from '#components/tools/thread/go-to-quote.ts'
import { hashAlong } from '#components/tools/thread/thread-address.ts'
import { saveFile } from '#lib/browser/save-file'
import type { AreaUnit } from '#lib/content/area-units'
import type { Messages } from '#lib/i18n/messages'
import { csvOf } from '#lib/markup/csv'
import type { SeasonPrint } from '#lib/planning/report/season-print'
import type { SeasonPlan } from '#lib/planning/season-plan'
import { emptyDrawing, lakeOfArea } from '#lib/water-drawing/drawing'

export interface HandOver {
  links: { plain: string; quote: string; coverage: string }
  quoteNote: Messages['QuoteNote']
  plan: SeasonPlan
  print: SeasonPrint
}

/** A season of which nothing was typed says only its unit: who takes it along means it all the same. */
function saySeason(unit: AreaUnit): void {
  const { pathname, search, hash } = location
  if (search.length <= 1) history.replaceState(history.state, '', `${pathname}?unit=${unit}${hash}`)
}

/** Goes to the quote with the plan in its note. */
export function toQuote({ plan, print, links, quoteNote }: HandOver): void {
  saySeason(print.unit)
  const { inputs, work } = plan
  goToQuote({
    quote: links.quote,
    areaM2: inputs.area,
    boats: [work.fleet, ...work.fleet.others].map((kind) => kind.class.slug),
    job: inputs.job,
    lines: seasonNote(plan, print),
    messages: quoteNote,
    locale: print.locale,
  })
}

/** Goes to the simulation: on the drawn water, or on a plain lake of the area, with the planned fleet. */
export function toCoverage({ plan, print, links }: HandOver): void {
  saySeason(print.unit)
  const plain = { ...emptyDrawing, ...lakeOfArea(plan.inputs.area) }
  const hash = waterInAddress(location.hash) ? hashAlong() : hashWithWater(hashAlong(), plain)
  location.assign(links.coverage + hashWithFleets(hash, [plannedFleet(plan)]))
}

/** Saves the plan as a table. */
export function saveCsv({ plan, print }: HandOver): void {
  saveFile('orca-season.csv', csvOf(seasonCsv(plan, print)), 'text/csv')
}

/** Saves the plan as a report; says whether it could be made. */
export async function savePdf({ plan, print }: HandOver): Promise<boolean> {
  const pdf = await seasonPdf(plan, print)
  if (pdf) saveFile('orca-season.pdf', pdf)
  return pdf !== null
}
