import { assigned, between, exactly, inM2, inMu, spec } from '#lib/content/boats/figure'
import type { Boat } from '#lib/content/boats/types'

const cleaningCoverAreaMu = spec('C3 coverArea', between(100, 200))
const cleaningMaintainedAreaM2 = spec('C3 maintainedArea', between(65_000, 130_000))
const weedCoverAreaMu = spec('C3 coverArea', between(200, 300))
const weedMaintainedAreaM2 = spec('C3 maintainedArea', between(130_000, 200_000))

/** Medium boat in two variants (READ-10, FACT-C3). */
export const moshark: Boat = {
  slug: 'moshark',
  plate: 'MOSHARK',
  line: 'cleaning',
  order: 20,
  menu: ['zh', 'en'],
  form: 'hull',
  unmanned: true,
  battery: 'lfp',
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: [],
  variants: [
    {
      id: 'cleaning',
      figures: {
        coverAreaMu: cleaningCoverAreaMu,
        coverAreaM2: inM2(cleaningCoverAreaMu),
        maintainedAreaM2: cleaningMaintainedAreaM2,
        maintainedAreaMu: inMu(cleaningMaintainedAreaM2),
        wasteCapacityKg: spec('C3 capacity', exactly(100)),
        enduranceH: spec('C3 endurance', between(6, 8)),
        draftM: assigned('C3 draft', exactly(0.45)),
      },
    },
    {
      id: 'weed',
      figures: {
        coverAreaMu: weedCoverAreaMu,
        coverAreaM2: inM2(weedCoverAreaMu),
        maintainedAreaM2: weedMaintainedAreaM2,
        maintainedAreaMu: inMu(weedMaintainedAreaM2),
        weedCapacityKg: spec('C3 capacity', exactly(150)),
        cutDepthCm: spec('C3 cutDepth', between(10, 60)),
        // The specification gives hours to "small, medium"; that the weed variant counts as medium is our reading.
        enduranceH: assigned('C3 endurance', between(6, 8)),
        draftM: assigned('C3 draft', exactly(0.4)),
      },
    },
  ],
  onRequest: ['size', 'hullWeight', 'maxSpeed'],
  withoutMeaning: ['passengers'],
}
