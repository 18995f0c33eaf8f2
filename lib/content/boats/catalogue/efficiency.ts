import { assigned, between, exactly, inM2, inMu, perCharge, spec, upTo } from '#lib/content/boats/figure'
import type { Boat } from '#lib/content/boats/types'

const coverAreaMu = spec('C4 coverArea', upTo(500))
const maintainedAreaM2 = spec('C4 maintainedArea', exactly(300_000))
const ratePerHourMu = 40
const workRateMuPerH = spec('C4 workRate', exactly(ratePerHourMu))
const enduranceH = spec('C4 endurance', between(8, 10))
const areaPerChargeMu = perCharge('C4 areaPerCharge', ratePerHourMu, enduranceH.quantity)

/** Large high-efficiency boat (READ-10, FACT-C4). The 500 mu are looked after, not done on one charge. */
export const efficiency: Boat = {
  slug: 'efficiency',
  plate: 'EFFICIENCY',
  line: 'cleaning',
  order: 30,
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
        wasteCapacityKg: spec('C4 capacity', exactly(500)),
        collectWidthM: spec('C4 collectWidth', upTo(15)),
        workRateMuPerH,
        workRateM2PerH: inM2(workRateMuPerH),
        areaPerChargeMu,
        areaPerChargeM2: inM2(areaPerChargeMu),
        enduranceH,
        draftM: assigned('C4 draft', exactly(0.5)),
      },
    },
  ],
  onRequest: ['size', 'hullWeight', 'maxSpeed'],
  withoutMeaning: ['cutDepth', 'passengers'],
  // Its collecting width and work rate are in its specification.
}
