import type { Boat } from '#lib/content/boats/types'

/** Inspection and water-quality boat (READ-10). FACT-C5 holds no figure that may print. */
export const feichi: Boat = {
  slug: 'feichi',
  form: 'hull',
  unmanned: true,
  battery: 'lfp',
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: [],
  variants: [{ id: 'standard', figures: {} }],
  onRequest: ['size', 'hullWeight', 'draft', 'endurance', 'maxSpeed'],
}
