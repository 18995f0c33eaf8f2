import { hashWith } from '#components/tools/thread/address-words.ts'

export { goToQuote as toQuote } from '#components/tools/thread/go-to-quote.ts'

import { hashWithWater } from '#components/tools/board/use-drawing.ts'
import { hashWithFleets } from '#components/tools/coverage/use-fleets.ts'
import { onSeasonPage } from '#components/tools/thread/on-season-page.ts'
import { hashAlong } from '#components/tools/thread/thread-address.ts'
import type { AreaUnit } from '#lib/content/area-units'
import type { FleetOption } from '#lib/fleet-advice/advise-fleet'
import { fleetEntryOf } from '#lib/fleet-advice/advised-entry'
import type { FleetQuestion } from '#lib/fleet-advice/question'
import { emptyDrawing, lakeOfArea } from '#lib/water-drawing/drawing'

/** What the finder was asked, and whether the water behind `#` is the one whose area is asked about. */
interface Asked {
  question: FleetQuestion
  isDrawn: boolean
}

/** A year of it: the season opens with the water, the job and what was said of it. */
export function toSeason(page: string, { question, isDrawn }: Asked, unit: AreaUnit): void {
  const fields = {
    job: question.job,
    ...(question.litterKgPerDay !== null && { litter: String(question.litterKgPerDay) }),
    ...(question.accessWidthM !== null && { gate: String(question.accessWidthM) }),
  }
  location.assign(onSeasonPage(page, { areaM2: question.areaM2, fields }, isDrawn, unit))
}

/** The simulation opens on the drawn water, or on a plain lake of the area, with the fleet to begin with. */
export function toCoverage(page: string, { question, isDrawn }: Asked, option: FleetOption): void {
  const plain = { ...emptyDrawing, ...lakeOfArea(question.areaM2) }
  const hash = isDrawn ? hashAlong() : hashWithWater(hashAlong(), plain)
  location.assign(page + hashWithFleets(hash, [fleetEntryOf(option, question.litterKgPerDay)]))
}

/** The day of tour boats opens with the visitors that were typed here. */
export function toTourBoat(page: string, { question: { visitorsPerDay } }: Asked): void {
  const day = visitorsPerDay === null ? null : String(visitorsPerDay)
  location.assign(page + (day === null ? hashAlong() : hashWith(hashAlong(), 'd', day)))
}
