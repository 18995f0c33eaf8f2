/** What every number of a fleet may be, in the order an address holds them: bounded, so that none of them becomes a wait. */
export const fleetBounds = {
  boats: { from: 1, to: 50, whole: true },
  widthM: { from: 0.3, to: 60 },
  workSpeed: { from: 0.05, to: 10 },
  transitSpeed: { from: 0.05, to: 20 },
  basketKg: { from: 1, to: 100_000, optional: true },
  /** What one pass over the whole water collects. */
  litterKg: { from: 0, to: 10_000_000, optional: true },
  enduranceH: { from: 0.1, to: 48 },
  unloadMin: { from: 0, to: 600 },
  chargeMin: { from: 0, to: 1_440 },
} as const
