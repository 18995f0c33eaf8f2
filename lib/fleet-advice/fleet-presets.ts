import type { FinderJob } from '#lib/content/finder'
import { variantId } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'

/** A boat's figures for a simulation; other values are the visitor's. */
function presetOf(one: BoatClass, job: FinderJob) {
  const rate = one.workRateMuPerH
  const width = one.collectWidthM
  // Metres a second, from the given area an hour over the given width.
  const speed = rate && width ? Number(((rate * squareMetresPerMu) / 3600 / width).toFixed(2)) : null
  return {
    id: variantId(one),
    slug: one.slug,
    variant: one.variant,
    job,
    given: {
      basketKg: one.capacityKg,
      /** The shorter of the given hours: a plan that holds with it holds with the longer. */
      enduranceH: one.enduranceH[0],
      ...(width && { widthM: width }),
      ...(speed && { workSpeed: speed }),
    },
  }
}

export const fleetPresets = (['litter', 'weed'] as const).flatMap((job) =>
  classesOfJob[job].map((one) => presetOf(one, job)),
)
