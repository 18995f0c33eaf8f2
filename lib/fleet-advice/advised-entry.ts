import type { FinderJob } from '#lib/content/finder'
import { adviseFleet, type FleetOption } from '#lib/fleet-advice/advise-fleet'
import { entryOf, type FleetEntry } from '#lib/fleet-advice/fleet-address'

/** An advised fleet as the simulation's form takes it: the fewest boats, their given figures, a day's litter for one pass. */
export function fleetEntryOf({ slug, variant, boats }: FleetOption, litterKgPerDay: number | null): FleetEntry {
  const entry = entryOf(`${slug}-${variant}`)
  const litter = litterKgPerDay === null ? {} : { litterKg: String(litterKgPerDay) }
  return { ...entry, texts: { ...entry.texts, boats: String(boats.from), ...litter } }
}

/** The fleet to begin with on a water of which only its size (m²) and the job are known; null where no rule gives one. */
export function advisedEntry(areaM2: number, job: FinderJob): FleetEntry | null {
  const open = {
    weedDepthCm: null,
    shorePower: 'unknown',
    accessWidthM: null,
    visitorsPerDay: null,
    passengers: null,
  } as const
  const { main } = adviseFleet({ ...open, job, areaM2, litterKgPerDay: null })
  return main && fleetEntryOf(main, null)
}
