import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'

/** What the figures of a boat say for a simulation; the rest stays the visitor's own input. */
export interface FleetPreset {
  readonly id: string
  readonly slug: BoatSlug
  readonly variant: BoatClass['variant']
  readonly job: FinderJob
  readonly given: {
    readonly basketKg: number
    /** The shorter of the given hours: a plan that holds with it holds with the longer. */
    readonly enduranceH: number
    readonly widthM?: number
    /** Metres a second, from the given area an hour over the given width. */
    readonly workSpeed?: number
  }
}

function presetOf(one: BoatClass, job: FinderJob): FleetPreset {
  const rate = one.workRateMuPerH
  const width = one.collectWidthM
  const speed = rate && width ? Number(((rate * squareMetresPerMu) / 3600 / width).toFixed(2)) : null
  return {
    id: `${one.slug}-${one.variant}`,
    slug: one.slug,
    variant: one.variant,
    job,
    given: {
      basketKg: one.capacityKg,
      enduranceH: one.enduranceH[0],
      ...(width && { widthM: width }),
      ...(speed && { workSpeed: speed }),
    },
  }
}

export const fleetPresets: readonly FleetPreset[] = (['litter', 'weed'] as const).flatMap((job) =>
  classesOfJob[job].map((one) => presetOf(one, job)),
)
