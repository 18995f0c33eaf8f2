import { seededNumbers } from '#lib/coverage-planning/seeded-numbers'

/** What decides when visitors come. */
export interface Arrivals {
  readonly visitors: number
  /** Share of them that comes in the busiest hour, 0 to 1; the others come evenly over the other hours. */
  readonly peakShare: number
  /** Minutes from opening to closing, and from opening to the busiest hour. */
  readonly openMin: number
  readonly peakFromMin: number
}

/** Minutes after opening at which the visitors of a day come, in order; the same for the same day. */
export function arrivalsOfDay({ visitors, peakShare, openMin, peakFromMin }: Arrivals, day: number): Float64Array {
  // Mixed, because neighbouring seeds begin alike.
  const next = seededNumbers(Math.imul(day + 1, 0x9e3779b1) >>> 0)
  const others = openMin - 60
  return Float64Array.from({ length: visitors }, () => {
    // A day of one hour is its busiest hour.
    if (next() < peakShare || others <= 0) return peakFromMin + next() * 60
    const minute = next() * others
    return minute < peakFromMin ? minute : minute + 60
  }).sort()
}
