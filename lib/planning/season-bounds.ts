/**
 * What each number of a season may be: bounded, so that none becomes a wait or a nonsense. Its unit stands with it: `m2`
 * (an area, typed in the reader's unit), `m2PerH`, `kgPerM2` a week, `moneyPerM2` a month, and plain ones.
 */
export const seasonBounds = {
  area: { unit: 'm2', from: 100, to: 100_000_000 },
  /** The shore's length: one more pass along it with each sweep. */
  shore: { unit: 'm', from: 0, to: 1_000_000 },
  /** Decides how long days are; south is below nothing. Polar nights are out. */
  latitude: { unit: 'degrees', from: -60, to: 60 },
  boats: { unit: 'boats', from: 1, to: 500 },
  /** Of the second and the third kind in the fleet. */
  boatsTwo: { unit: 'boats', from: 1, to: 500 },
  boatsThree: { unit: 'boats', from: 1, to: 500 },
  rate: { unit: 'm2PerH', from: 50, to: 500_000 },
  width: { unit: 'm', from: 0.3, to: 60 },
  basket: { unit: 'kg', from: 1, to: 100_000 },
  endurance: { unit: 'h', from: 0.5, to: 48 },
  unload: { unit: 'min', from: 0, to: 600 },
  charge: { unit: 'min', from: 0, to: 1_440 },
  litter: { unit: 'kg', from: 0, to: 1_000_000 },
  storm: { unit: 'kg', from: 0, to: 10_000_000 },
  weedSpring: { unit: 'kgPerM2', from: 0, to: 20 },
  weedSummer: { unit: 'kgPerM2', from: 0, to: 20 },
  weedAutumn: { unit: 'kgPerM2', from: 0, to: 20 },
  weedWinter: { unit: 'kgPerM2', from: 0, to: 20 },
  sweepsSpring: { unit: 'times', from: 0, to: 28 },
  sweepsSummer: { unit: 'times', from: 0, to: 28 },
  sweepsAutumn: { unit: 'times', from: 0, to: 28 },
  sweepsWinter: { unit: 'times', from: 0, to: 28 },
  days: { unit: 'days', from: 1, to: 7 },
  hours: { unit: 'h', from: 1, to: 24 },
  deadline: { unit: 'days', from: 1, to: 60 },
  ice: { unit: 'weeks', from: 0, to: 40 },
  boatsPerWatcher: { unit: 'boats', from: 1, to: 50 },
  lifters: { unit: 'people', from: 0, to: 20 },
  cart: { unit: 'kg', from: 10, to: 50_000 },
  cartTrip: { unit: 'min', from: 0, to: 1_440 },
  personHours: { unit: 'h', from: 1, to: 80 },
  bridge: { unit: 'm', from: 0, to: 100 },
  gate: { unit: 'm', from: 0, to: 10_000 },
  depth: { unit: 'm', from: 0, to: 1_000 },
  launchDepth: { unit: 'm', from: 0, to: 1_000 },
  launchSlope: { unit: 'percent', from: 0, to: 100 },
  current: { unit: 'mPerS', from: 0, to: 20 },
  wind: { unit: 'mPerS', from: 0, to: 60 },
  boatPrice: { unit: 'money', from: 0, to: 1_000_000_000 },
  dockPrice: { unit: 'money', from: 0, to: 1_000_000_000 },
  lifeYears: { unit: 'years', from: 1, to: 50 },
  interest: { unit: 'percent', from: 0, to: 50 },
  upkeep: { unit: 'money', from: 0, to: 1_000_000_000 },
  chargeEnergy: { unit: 'kWh', from: 0, to: 10_000 },
  energyPrice: { unit: 'money', from: 0, to: 1_000 },
  wage: { unit: 'money', from: 0, to: 100_000 },
  disposal: { unit: 'money', from: 0, to: 1_000_000 },
  lease: { unit: 'money', from: 0, to: 100_000_000 },
  service: { unit: 'moneyPerM2', from: 0, to: 1_000 },
  manual: { unit: 'money', from: 0, to: 10_000_000_000 },
  /** How wrong prices and amounts may be, for the pay-back's range. */
  doubt: { unit: 'percent', from: 0, to: 90 },
} as const

export type SeasonNumber = keyof typeof seasonBounds

/** Weeks of the plan's year; the 365th day is left out. */
export const weeksOfYear = 52

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
