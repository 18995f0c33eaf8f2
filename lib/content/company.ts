/**
 * Company figures of the specification (FACT-C0, source SPEC), printed without an "as of" date. `vesselsWithApas` and `unitsShipped`
 * must not appear in one view (READ-5).
 */
export const company = {
  founded: 2017,
  staffAbout: 110,
  unitsShippedNearly: 1000,
  watersOver: 100,
  countries: 4,
  inventionPatentsOver: 50,
  vesselsWithApasOver: 1000,
  autonomousDistanceKm: 700_000,
} as const
