import { exactly, over, spec } from '#lib/content/boats/figure'
import { type Boat, cleaningRows } from '#lib/content/boats/types'
import { company } from '#lib/content/company'

/** Pilot assistance system: no hull, so no hull data (FACT-C9). Average per vessel is for checking and stays out. */
export const apas: Boat = {
  slug: 'apas',
  plate: 'APAS',
  line: 'pilot',
  order: 80,
  menu: ['zh', 'en'],
  form: 'system',
  unmanned: false,
  battery: null,
  perception: ['lidar', 'mmRadar', 'positioning'],
  perceptionReported: ['camera'],
  variants: [
    {
      id: 'standard',
      figures: {
        vesselCount: spec('C9 vessels', over(company.vesselsWithApasOver)),
        autonomousDistanceKm: spec('C9 distance', exactly(company.autonomousDistanceKm)),
      },
    },
  ],
  onRequest: [],
  withoutMeaning: [...cleaningRows, 'capacity', 'passengers', 'endurance', 'battery'],
}
