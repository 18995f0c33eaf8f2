import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TourBoatInputs, tourBoatRange, tourBoatSensitivity, tourBoatYear } from '#lib/planning/tour-boat-year'

const inputs: TourBoatInputs = {
  boats: 2,
  seasonDays: 320,
  visitorsPerDay: 50,
  ticket: 50,
  otherPerVisitor: 5,
  purchasePerBoat: 800_000,
  runningPerBoat: 300_000,
  siteOnce: 200_000,
  uncertaintyPercent: 20,
}

const anyInputs = fc.record({
  boats: fc.integer({ min: 1, max: 50 }),
  seasonDays: fc.integer({ min: 1, max: 366 }),
  visitorsPerDay: fc.integer({ min: 0, max: 5_000 }),
  ticket: fc.integer({ min: 0, max: 1_000 }),
  otherPerVisitor: fc.integer({ min: 0, max: 1_000 }),
  purchasePerBoat: fc.integer({ min: 0, max: 10_000_000 }),
  runningPerBoat: fc.integer({ min: 0, max: 10_000_000 }),
  siteOnce: fc.integer({ min: 0, max: 10_000_000 }),
  uncertaintyPercent: fc.double({ min: 0, max: 90, noNaN: true }),
})

describe('what a tour boat may bring in', () => {
  it('is worked out as by hand: 2 × 16,000 × 55 less 2 × 300,000, for 1.8 million', () => {
    const year = tourBoatYear(inputs)
    expect(year).toMatchObject({
      visitors: 32_000,
      income: 1_760_000,
      running: 600_000,
      surplus: 1_160_000,
      invested: 1_800_000,
    })
    expect(year.paybackYears).toBeCloseTo(1.5517, 4)
    // 300,000 for a boat and a year, from 55 a visitor on 320 days.
    expect(year.breakEvenPerDay).toBeCloseTo(17.05, 2)
  })

  it('never pays back what brings in no more than it costs', () => {
    expect(tourBoatYear({ ...inputs, ticket: 0, otherPerVisitor: 0 }).paybackYears).toBeNull()
    expect(tourBoatYear({ ...inputs, ticket: 18.75, otherPerVisitor: 0 }).paybackYears).toBeNull()
  })

  it('finds that visitors matter most when all three parts of income depend on them', () => {
    expect(tourBoatSensitivity(inputs)[0]?.input).toBe('visitorsPerDay')
  })

  it('knows no season longer than a year', () => {
    const { high } = tourBoatRange({ ...inputs, seasonDays: 366 })
    expect(high.visitors).toBeCloseTo(2 * 366 * 60, 6)
  })

  it('lies between its worst and its best, and has no range without uncertainty', () => {
    fc.assert(
      fc.property(anyInputs, (any) => {
        const { low, high } = tourBoatRange(any)
        const { surplus } = tourBoatYear(any)
        expect(low.surplus).toBeLessThanOrEqual(surplus + 1e-6)
        expect(high.surplus).toBeGreaterThanOrEqual(surplus - 1e-6)
        const sure = tourBoatRange({ ...any, uncertaintyPercent: 0 })
        expect(sure.low).toEqual(sure.high)
      }),
    )
  })

  it('orders every input by what it moves', () => {
    fc.assert(
      fc.property(anyInputs, (any) => {
        const swings = tourBoatSensitivity(any).map(({ swing }) => swing)
        expect(swings).toHaveLength(7)
        expect([...swings].sort((a, b) => b - a)).toEqual(swings)
      }),
    )
  })
})
