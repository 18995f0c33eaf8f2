import { type Boat, cleaningRows } from '#lib/content/boats/types'

/** Inspection and water-quality boat (READ-10). FACT-C5 holds no figure that may print. */
export const feichi: Boat = {
  slug: 'feichi',
  plate: 'FEICHI',
  line: 'cleaning',
  order: 40,
  menu: ['zh'],
  agreedJob: 'inspect',
  form: 'hull',
  unmanned: true,
  battery: 'lfp',
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: [],
  variants: [{ id: 'standard', figures: {} }],
  onRequest: ['size', 'hullWeight', 'draft', 'endurance', 'maxSpeed'],
  withoutMeaning: [...cleaningRows, 'capacity', 'passengers'],
}
