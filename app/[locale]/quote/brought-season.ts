import { entryInParameters, entryOnWater, moneyFields } from '#lib/planning/season-address'
import { readSeason } from '#lib/planning/season-entry'
import { planSeason, type SeasonPlan } from '#lib/planning/season-plan'

/**
 * The season of a thread, planned as the season's page plans it: on the drawn water where its words say no area, prices from behind `#`.
 * Null where none was planned, or a number of it is wrong.
 */
export function broughtSeason(
  words: URLSearchParams,
  water: { areaM2: number; latitude: number | null } | null,
): SeasonPlan | null {
  const season = words.get('s')
  if (season === null) return null
  const said = new URLSearchParams(season)
  for (const field of moneyFields) {
    const text = words.get(field)
    if (text !== null) said.set(field, text)
  }
  const entry = entryInParameters(said, 'mu')
  const read = readSeason(said.has('area') || !water ? entry : entryOnWater(entry, water))
  return 'inputs' in read ? planSeason(read.inputs) : null
}
