import type { SeasonSaid } from '#components/tools/thread/on-season-page.ts'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import type { FleetEntry } from '#lib/fleet-advice/fleet-address'
import type { SeasonJob } from '#lib/planning/season-inputs'
import type { GeographicPosition } from '#lib/water-files/local-plane'

export interface Planned {
  result: FleetResult
  areaM2: number
  /** Where the water lies, when a file said so: it decides how long the days are. */
  origin: GeographicPosition | null
  job: SeasonJob
}

/** A simulated fleet as the season takes it: its figures, and the work rate that the plan came to, ways to the dock included. */
export function plannedSeason({ preset, texts }: FleetEntry, { result, areaM2, origin, job }: Planned): SeasonSaid {
  return {
    areaM2,
    rate: areaM2 / Math.max(1e-6, hoursUnderWay(result)),
    fields: {
      job,
      boat: preset,
      boats: texts.boats,
      width: texts.widthM,
      basket: texts.basketKg,
      endurance: texts.enduranceH,
      unload: texts.unloadMin,
      charge: texts.chargeMin,
      ...(origin && { latitude: origin.latitude.toFixed(1) }),
    },
  }
}

/** Hours of all boats together without unloading and charging, which the season counts by itself. */
function hoursUnderWay({ run }: FleetResult): number {
  let seconds = 0
  for (const { steps } of run.boats) {
    for (const { state, fromS, toS } of steps) if (state !== 'unload' && state !== 'charge') seconds += toS - fromS
  }
  return seconds / 3_600
}
