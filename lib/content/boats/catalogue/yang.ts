import { assigned, exactly } from '#lib/content/boats/figure'
import { type Boat, cleaningRows } from '#lib/content/boats/types'

/** Water super-space boat (READ-10 gives it the social space; FACT-C8). */
export const yang: Boat = {
  slug: 'yang',
  plate: 'YANG',
  line: 'leisure',
  order: 70,
  menu: ['zh', 'en'],
  agreedJob: 'visitors',
  form: 'hull',
  unmanned: false,
  battery: 'lfp',
  perception: [],
  perceptionReported: [],
  variants: [{ id: 'standard', figures: { socialSpaceM2: assigned('C8 social', exactly(27)) } }],
  onRequest: ['size', 'hullWeight', 'draft', 'endurance', 'maxSpeed', 'passengers', 'perception'],
  withoutMeaning: [...cleaningRows, 'capacity'],
}
