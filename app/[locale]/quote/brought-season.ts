import { entryInParameters, entryOnWater, moneyFields } from '#lib/planning/season-address'
import { readSeason } from '#lib/planning/season-entry'
import { planSeason, type SeasonPlan } from '#lib/planning/season-plan'

/**
 * The season that the address carries, planned as on the season's page; without an area in it, the drawn water's counts.
 * Null if there is none, or one of its numbers is invalid.
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
