import type { FinderJob } from '#lib/content/finder'
import { variantId } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import { adviseFleet, type FleetOption } from '#lib/fleet-advice/advise-fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'
import { entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'
import { largestAreaMu } from '#lib/fleet-advice/largest-area'

/** An advised fleet as the simulation's form takes it: the fewest boats, their given figures, a day's litter for one pass. */
export function fleetEntryOf(option: FleetOption, litterKgPerDay: number | null): FleetEntry {
  const entry = entryOf(variantId(option))
  const litter = litterKgPerDay === null ? {} : { litterKg: String(litterKgPerDay) }
  return { ...entry, texts: { ...entry.texts, boats: String(option.boats.from), ...litter } }
}

/** Whether an area (m²) is larger than the rules go: there a person plans the fleet. */
export const isBeyondRules = (areaM2: number) => areaM2 > largestAreaMu * squareMetresPerMu

/**
 * The fleet to begin with, by area (m²) and job alone; null if no rule gives one. Where litter needs a planner: one large boat, since a
 * narrow one would sweep for months.
 */
export function advisedEntry(areaM2: number, job: FinderJob): FleetEntry | null {
  const open = {
    weedDepthCm: null,
    shorePower: 'unknown',
    accessWidthM: null,
    visitorsPerDay: null,
    passengers: null,
  } as const
  const { main } = adviseFleet({ ...open, job, areaM2, litterKgPerDay: null })
  if (main) return fleetEntryOf(main, null)
  const largest = classesOfJob.litter.at(-1)
  return job === 'litter' && largest && isBeyondRules(areaM2) ? entryOf(variantId(largest)) : null
}
