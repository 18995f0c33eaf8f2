import { assigned, between } from '#lib/content/boats/figure'
import { type Boat, cleaningRows } from '#lib/content/boats/types'

/** Large work platform for wide rivers and ports (READ-10, FACT-C6). */
export const titan: Boat = {
  slug: 'titan',
  plate: 'TITAN',
  line: 'cleaning',
  order: 50,
  menu: [],
  form: 'hull',
  unmanned: false,
  battery: 'lfp',
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: [],
  variants: [{ id: 'standard', figures: { enduranceH: assigned('C6 endurance', between(8, 10)) } }],
  onRequest: ['size', 'hullWeight', 'capacity', 'draft', 'maxSpeed', 'passengers'],
  withoutMeaning: [...cleaningRows, 'passengers'],
}
