import { assigned, between, exactly, inM2, inMu, reported, spec } from '#lib/content/boats/figure'
import type { Boat } from '#lib/content/boats/types'

const coverAreaMu = spec('C2 coverArea', between(50, 100))
const maintainedAreaM2 = spec('C2 maintainedArea', between(30_000, 65_000))

/** Small cleaning boat (READ-10, FACT-C2). */
export const smurf: Boat = {
  slug: 'smurf',
  plate: 'SMURF',
  line: 'cleaning',
  order: 10,
  menu: ['zh', 'en'],
  form: 'hull',
  unmanned: true,
  battery: 'lfp',
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: [],
  variants: [
    {
      id: 'standard',
      figures: {
        coverAreaMu,
        coverAreaM2: inM2(coverAreaMu),
        maintainedAreaM2,
        maintainedAreaMu: inMu(maintainedAreaM2),
        wasteCapacityKg: spec('C2 capacity', exactly(50)),
        enduranceH: spec('C2 endurance', between(6, 8)),
        draftM: assigned('C2 draft', exactly(0.47)),
        lengthMm: reported('C2 size', 'M', exactly(2500)),
        widthMm: reported('C2 size', 'M', exactly(1600)),
        heightMm: reported('C2 size', 'M', exactly(1000)),
      },
    },
  ],
  onRequest: ['hullWeight', 'maxSpeed'],
  withoutMeaning: ['cutDepth', 'passengers'],
}
