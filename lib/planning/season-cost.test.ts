import { expect, it } from 'vitest'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'

const prices = {
  boatPrice: 200_000,
  dockPrice: 50_000,
  lifeYears: 8,
  interest: 4,
  upkeep: 10_000,
  chargeEnergy: 5,
  energyPrice: 0.8,
  wage: 30,
  disposal: 300,
  lease: 6_000,
  // 1,500 for a hectare and a month.
  service: 0.15,
  manual: 400_000,
} as const satisfies Partial<SeasonInputs>

const costOf = (change: Partial<SeasonInputs>) => planSeason({ ...startingSeason, ...change }).cost
const totals = (change: Partial<SeasonInputs>) => costOf(change).ways.map(({ total }) => total)

it('counts no price of its own: without prices no line has a value, and each says what it needs', () => {
  const { ways, payBack, payBackMissing } = costOf({})
  expect(ways.flatMap(({ lines }) => lines.filter(({ value }) => value !== null))).toEqual([])
  expect(ways.map(({ total, perHa }) => [total, perHa])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  expect(ways[2]?.missing).toEqual(['service'])
  expect(payBack).toBeNull()
  expect(payBackMissing).toContain('manual')
})

// Two boats, 247 charges, 1,196 hours of people, 18.2 t: the sample lake of season-plan.test.ts.
it('buys for 127,578, leases for 186,328 and hires for 144,000 a year, worked out on paper', () => {
  const { ways } = costOf(prices)
  expect(Object.fromEntries(ways[0]?.lines.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    boatsAndDock: 56_250,
    interestPaid: 9_000,
    upkeepPaid: 20_000,
    electricity: 988,
    wages: 35_880,
    disposalPaid: 5_460,
  })
  expect(totals(prices)).toEqual([127_578, 144_000 + 988 + 35_880 + 5_460, 144_000])
  expect(ways[0]?.perHa).toBeCloseTo(15_947.25, 6)
})

it('pays back in 1.3 years, between 0.8 and 2.2 with everything off by a fifth', () => {
  const { payBack } = costOf(prices)
  expect(payBack).toMatchObject({ invested: 450_000, running: 62_328, today: 400_000 })
  expect(payBack?.middle).toBeCloseTo(450_000 / 337_672, 6)
  expect(payBack?.best).toBeCloseTo(360_000 / (480_000 - 49_862.4), 6)
  expect(payBack?.worst).toBeCloseTo(540_000 / (320_000 - 74_793.6), 6)
})

it('never pays back what costs more to run than today’s way', () => {
  expect(costOf({ ...prices, manual: 60_000 }).payBack).toMatchObject({ middle: null, worst: null })
})

it('takes nothing for granted that is nought: free power costs nothing, a blank is still missing', () => {
  expect(totals({ ...prices, energyPrice: 0 })[0]).toBe(127_578 - 988)
  expect(totals({ ...prices, energyPrice: null })[0]).toBeNull()
  expect(totals({ ...prices, energyPrice: null })[2]).toBe(144_000)
})
