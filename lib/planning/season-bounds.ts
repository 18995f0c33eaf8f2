/** Bounds and unit of each number of a season: `m2` (typed in the reader's unit), `m2PerH`, `kgPerM2` a week, `moneyPerM2` a month, plain. */
export const seasonBounds = {
  area: { unit: 'm2', from: 100, to: 100_000_000 },
  /** The shore's length: one more pass along it with each sweep. */
  shore: { unit: 'm', from: 0, to: 1_000_000, optional: true },
  /** Decides how long days are; south is below nothing. Polar nights are out. */
  latitude: { unit: 'degrees', from: -60, to: 60 },
  /** Unsaid: as many as the season needs. */
  boats: { unit: 'boats', from: 1, to: 500, whole: true, optional: true },
  /** Of the second and the third kind in the fleet. */
  boatsTwo: { unit: 'boats', from: 1, to: 500, whole: true, optional: true },
  boatsThree: { unit: 'boats', from: 1, to: 500, whole: true, optional: true },
  rate: { unit: 'm2PerH', from: 50, to: 500_000, optional: true },
  width: { unit: 'm', from: 0.3, to: 60, optional: true },
  basket: { unit: 'kg', from: 1, to: 100_000, optional: true },
  endurance: { unit: 'h', from: 0.5, to: 48, optional: true },
  /** Of boat and people for one basket, its way to the dock included. */
  unload: { unit: 'min', from: 0, to: 600 },
  charge: { unit: 'min', from: 0, to: 1_440 },
  /** A day that drifts onto the water, and what a storm leaves at once. */
  litter: { unit: 'kg', from: 0, to: 1_000_000, optional: true },
  storm: { unit: 'kg', from: 0, to: 10_000_000, optional: true },
  weedSpring: { unit: 'kgPerM2', from: 0, to: 20, optional: true },
  weedSummer: { unit: 'kgPerM2', from: 0, to: 20, optional: true },
  weedAutumn: { unit: 'kgPerM2', from: 0, to: 20, optional: true },
  weedWinter: { unit: 'kgPerM2', from: 0, to: 20, optional: true },
  sweepsSpring: { unit: 'times', from: 0, to: 28 },
  sweepsSummer: { unit: 'times', from: 0, to: 28 },
  sweepsAutumn: { unit: 'times', from: 0, to: 28 },
  sweepsWinter: { unit: 'times', from: 0, to: 28 },
  days: { unit: 'days', from: 1, to: 7, whole: true },
  hours: { unit: 'h', from: 1, to: 24 },
  /** To have swept the water once after a storm. */
  deadline: { unit: 'days', from: 1, to: 60 },
  /** Around the middle of winter. */
  ice: { unit: 'weeks', from: 0, to: 40, whole: true },
  boatsPerWatcher: { unit: 'boats', from: 1, to: 50, whole: true },
  lifters: { unit: 'people', from: 0, to: 20, whole: true },
  /** Wet, that one cart takes away, and minutes of one person for it. */
  cart: { unit: 'kg', from: 10, to: 50_000 },
  cartTrip: { unit: 'min', from: 0, to: 1_440 },
  personHours: { unit: 'h', from: 1, to: 80 },
  bridge: { unit: 'm', from: 0, to: 100, optional: true },
  gate: { unit: 'm', from: 0, to: 10_000, optional: true },
  depth: { unit: 'm', from: 0, to: 1_000, optional: true },
  launchDepth: { unit: 'm', from: 0, to: 1_000, optional: true },
  launchSlope: { unit: 'percent', from: 0, to: 100, optional: true },
  current: { unit: 'mPerS', from: 0, to: 20, optional: true },
  wind: { unit: 'mPerS', from: 0, to: 60, optional: true },
  boatPrice: { unit: 'money', from: 0, to: 1_000_000_000, optional: true },
  /** Once for the site. */
  dockPrice: { unit: 'money', from: 0, to: 1_000_000_000, optional: true },
  lifeYears: { unit: 'years', from: 1, to: 50, optional: true },
  interest: { unit: 'percent', from: 0, to: 50, optional: true },
  /** Of a boat and its insurance, a year. */
  upkeep: { unit: 'money', from: 0, to: 1_000_000_000, optional: true },
  /** Of one charge, and the price of one kilowatt-hour. */
  chargeEnergy: { unit: 'kWh', from: 0, to: 10_000, optional: true },
  energyPrice: { unit: 'money', from: 0, to: 1_000, optional: true },
  /** For an hour of one person. */
  wage: { unit: 'money', from: 0, to: 100_000, optional: true },
  /** For a wet tonne. */
  disposal: { unit: 'money', from: 0, to: 1_000_000, optional: true },
  /** For a boat and a month. */
  lease: { unit: 'money', from: 0, to: 100_000_000, optional: true },
  /** For an area and a month, everything done by others. */
  service: { unit: 'moneyPerM2', from: 0, to: 1_000, optional: true },
  /** What today's way of cleaning costs a year. */
  manual: { unit: 'money', from: 0, to: 10_000_000_000, optional: true },
  /** How wrong prices and amounts may be, for the pay-back's range. */
  doubt: { unit: 'percent', from: 0, to: 90 },
} as const

export type SeasonNumber = keyof typeof seasonBounds

/** Weeks of the plan's year; the 365th day is left out. */
export const weeksOfYear = 52

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
