import { about, assigned, between, exactly, given, reported } from '#lib/content/boats/figure'
import { type Boat, cleaningRows } from '#lib/content/boats/types'

/** Self-driving tour boat (READ-10 gives it the deck; FACT-C7). The trips-a-day check of C7 stays out. */
export const xi: Boat = {
  slug: 'xi',
  plate: 'XI',
  line: 'leisure',
  order: 60,
  menu: ['zh', 'en'],
  agreedJob: 'visitors',
  form: 'hull',
  unmanned: false,
  battery: 'lfp',
  perception: [],
  perceptionReported: ['lidar', 'mmRadar', 'camera'],
  variants: [
    {
      id: 'standard',
      figures: {
        deckM2: assigned('C7 deck', exactly(11)),
        passengerCount: reported('C7 passengers', 'H', between(8, 10)),
        visitorsPerYear: given('C7 visitors', about(16_000)),
        paybackYears: given('C7 payback', exactly(1)),
        revenueTimes: given('C7 revenue', exactly(2)),
        remoteFixPercent: given('C7 remoteFix', exactly(80)),
        lidarCount: reported('C7 sensors', 'M', exactly(1)),
        mmRadarCount: reported('C7 sensors', 'M', exactly(6)),
        cameraCount: reported('C7 sensors', 'M', exactly(5)),
      },
    },
  ],
  onRequest: ['size', 'hullWeight', 'draft', 'endurance', 'maxSpeed'],
  withoutMeaning: [...cleaningRows, 'capacity'],
}
