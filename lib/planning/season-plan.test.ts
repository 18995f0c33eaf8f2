import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squareMetresPerMu } from '#lib/content/units'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'
import { seasonInputs } from '../../tests/support/random-season.ts'

const plan = (change: Partial<SeasonInputs> = {}) => planSeason({ ...startingSeason, ...change })
const allSweeps = (sweeps: number) => ({
  sweepsSpring: sweeps,
  sweepsSummer: sweeps,
  sweepsAutumn: sweeps,
  sweepsWinter: sweeps,
})

// Worked out on paper. Example boats sweep 2 m × 1 m/s = 7,200 m²/h, EFFICIENCY 40 mu/h = 26,667 m²/h; a basket takes 15 minutes;
// a day of 8 hours holds 6 hours of a battery of 6, all 8 of one of 8; charging takes 2 hours.
describe('five invented waters', () => {
  it('the sample lake, 120 mu: three sweeps of a summer week take two boats', () => {
    const { boats, busiest, year, work } = plan()
    expect(work.fleet.id).toBe('moshark-cleaning')
    expect(work.sweepHours).toBeCloseTo(80_000 / 7_200, 9)
    // 3 × 11.11 h + 4 baskets (350 kg of 100 kg) × 15 min = 34.33 h; 6 h × 5 days = 30 h.
    expect(busiest).toMatchObject({ week: 23, sweeps: 3, baskets: 4, charges: 6, shifts: 3, carts: 1, people: 1 })
    expect(busiest.boatHours).toBeCloseTo(34.333, 3)
    // 11.11 h + 10 baskets × 15 min = 13.61 h; 6 h × 3 days = 18 h.
    expect(work.storm.boats).toBeCloseTo(0.7562, 4)
    expect(boats).toEqual({ deadline: 1, busiestWeek: 2, needed: 2, planned: 2, others: 0, all: 2 })
    // 13 weeks of 2, 3, 3 and 1 sweeps; 50 kg on 364 days; 40 km a sweep.
    expect(year).toMatchObject({ sweeps: 117, baskets: 208, charges: 247, shifts: 130, carts: 52, kg: 18_200 })
    expect(year).toMatchObject({ watchHours: 1_040, liftHours: 104, cartHours: 52 })
    expect(year.km).toBeCloseTo(4_680, 6)
    expect(year.boatHours).toBeCloseTo(1_352, 6)
    expect(year.availableHours).toBeCloseTo(52 * 2 * 30, 6)
  })

  it('a pond of 50 mu: one small boat, a sweep a week', () => {
    const { boats, busiest, year, work } = plan({
      area: 50 * squareMetresPerMu,
      ...allSweeps(1),
      litter: 20,
      storm: 200,
      deadline: 1,
    })
    expect(work.fleet.id).toBe('smurf-standard')
    // 4.63 h + 3 baskets (140 kg of 50 kg) = 5.38 h; storm 4.63 h + 4 baskets = 5.63 h of 6 h.
    expect(busiest.boatHours).toBeCloseTo(5.3796, 4)
    expect(work.storm.boats).toBeCloseTo(0.93827, 4)
    expect(boats.needed).toBe(1)
    expect(year.kg).toBe(7_280)
  })

  it('a lake of 800 mu to be clean the day after a storm: three large boats', () => {
    const { boats, busiest, year, work } = plan({
      area: 800 * squareMetresPerMu,
      ...allSweeps(2),
      litter: 300,
      storm: 3_000,
      deadline: 1,
      days: 6,
      hours: 10,
    })
    expect(work.fleet.id).toBe('efficiency-standard')
    expect(work.sweepHours).toBeCloseTo(20, 9)
    // 40 h + 5 baskets (2,100 kg of 500 kg) = 41.25 h of 8 h × 6 days; storm 20 h + 6 baskets = 21.5 h of 8 h.
    expect(busiest.boatHours).toBeCloseTo(41.25, 9)
    expect(boats).toMatchObject({ busiestWeek: 1, deadline: 3, needed: 3 })
    expect(year.kg).toBe(109_200)
  })

  it('20 hectares of weed: nothing in winter and spring, 104 tonnes in summer and autumn', () => {
    const { boats, busiest, year, work, workingWeeks } = plan({
      area: 200_000,
      job: 'weed',
      litter: null,
      storm: null,
      deadline: 5,
      weedSummer: 0.03,
      weedAutumn: 0.01,
      sweepsSpring: 0,
      sweepsSummer: 1,
      sweepsAutumn: 1,
      sweepsWinter: 0,
    })
    expect(work.fleet.id).toBe('moshark-weed')
    // 27.78 h + 40 baskets (6,000 kg of 150 kg) × 15 min = 37.78 h of 30 h; charges 37.78 ÷ 6.
    expect(busiest).toMatchObject({ baskets: 40, charges: 7 })
    expect(busiest.boatHours).toBeCloseTo(37.778, 3)
    expect(work.storm.boats).toBeCloseTo(0.9259, 4)
    expect(boats).toMatchObject({ busiestWeek: 2, deadline: 1 })
    expect(workingWeeks).toBe(26)
    expect(year.kg).toBeCloseTo(104_000, 6)
  })

  it('3,000 hectares: 29 large boats, eight who watch', () => {
    const { boats, busiest, year, work } = plan({
      area: 30_000_000,
      ...allSweeps(1),
      litter: 2_000,
      storm: 20_000,
      deadline: 5,
      cart: 5_000,
    })
    expect(work.fleet.id).toBe('efficiency-standard')
    // 1,125 h + 28 baskets = 1,132 h of 40 h; storm 1,125 h + 40 baskets = 1,135 h of 40 h.
    expect(busiest.boatHours).toBeCloseTo(1_132, 6)
    expect(boats).toMatchObject({ busiestWeek: 29, deadline: 29 })
    // 1,132 h ÷ 29 ÷ 8 h are 5 days; × 8 h × 8 people. 28 baskets × 15 min × 2 people; three carts.
    expect(busiest).toMatchObject({ shifts: 5, watchHours: 320, liftHours: 14, carts: 3, cartHours: 3, people: 9 })
    expect(year.kg).toBe(728_000)
  })
})

describe('the year', () => {
  it('keeps what drifts in on free weeks for the next sweep, over the end of the year, too', () => {
    const { weeks, year } = plan({ rest: [1, 2, 52] })
    expect(weeks[2]).toMatchObject({ state: 'work', kg: 4 * 350 })
    expect(weeks[51]).toMatchObject({ state: 'rest', kg: 0, boatHours: 0 })
    expect(year.kg).toBe(18_200)
  })

  it('counts nothing under ice, around mid-January in the north and mid-July in the south', () => {
    const frozen = (latitude: number) =>
      plan({ ice: 5, latitude })
        .weeks.filter(({ state }) => state === 'ice')
        .map(({ week }) => week)
    expect(frozen(45)).toEqual([1, 2, 3, 4, 5])
    expect(frozen(-45)).toEqual([27, 28, 29, 30, 31])
    expect(plan({ ice: 5 }).year.kg).toBe(47 * 350)
  })

  it('works within daylight unless the night is used', () => {
    // Shanghai's shortest days have ten hours of light, Harbin's less than nine.
    const winter = (latitude: number, night = false) => plan({ latitude, hours: 14, night }).weeks[50]?.dayHours
    expect(winter(31)).toBeCloseTo(10, 0)
    expect(winter(46)).toBeCloseTo(8.5, 0)
    expect(winter(46, true)).toBe(14)
  })

  it('says which weeks ask for more than the visitor’s own boats have', () => {
    const { boats, weeks } = plan({ boats: 1 })
    expect(boats).toMatchObject({ needed: 2, planned: 1 })
    expect(weeks.filter(({ isOver }) => isOver)).toHaveLength(26)
  })

  it('plans nothing where no sweep is', () => {
    expect(plan(allSweeps(0))).toMatchObject({ workingWeeks: 0, year: { boatHours: 0, kg: 0 }, boats: { needed: 1 } })
  })

  it('sweeps the shore once more where its length is said', () => {
    // 3,600 m at 1 m/s are one more hour, 3.6 km.
    const { work } = plan({ shore: 3_600 })
    expect(work.sweepHours).toBeCloseTo(80_000 / 7_200 + 1, 9)
    expect(work.sweepKm).toBeCloseTo(43.6, 9)
  })
})

/** Fleets of several kinds have properties of their own (mixed-fleet.test.ts). */
const oneKind = seasonInputs.map((inputs) => ({ ...inputs, boatTwo: null, boatThree: null }))

describe('every season within its bounds', () => {
  it('gives finite numbers, and as many boats as it takes and not one more', () => {
    fc.assert(
      fc.property(oneKind, (inputs) => {
        const { weeks, year, boats, work, busiest, sensitivity } = planSeason(inputs)
        const numbers = [...weeks, year, boats, busiest].flatMap((each) => Object.values(each))
        expect(numbers.every((value) => typeof value !== 'number' || Number.isFinite(value))).toBe(true)
        const { storm } = work
        const hours = storm.sweepHours + storm.basketHours
        // Rounding up forgives the last digits.
        const inTime = (count: number, tolerance = 0) =>
          hours <= count * storm.boatDayHours * inputs.deadline * (1 + tolerance)
        expect(inTime(boats.deadline, 2e-9)).toBe(true)
        if (boats.deadline > 1) expect(inTime(boats.deadline - 1)).toBe(false)
        const swings = sensitivity.map(({ swing }) => swing)
        expect([...swings].sort((a, b) => b - a)).toEqual(swings)
      }),
      { numRuns: 300 },
    )
  })

  it('never needs fewer boats for more water', () => {
    fc.assert(
      fc.property(oneKind, fc.double({ min: 1, max: 4, noNaN: true }), (inputs, times) => {
        const more = { ...inputs, boat: planSeason(inputs).work.fleet.id, area: Math.min(1e8, inputs.area * times) }
        const [less, greater] = [planSeason({ ...more, area: inputs.area }), planSeason(more)]
        expect(greater.boats.needed).toBeGreaterThanOrEqual(less.boats.needed)
        expect(greater.year.boatHours).toBeGreaterThanOrEqual(less.year.boatHours - 1e-6)
      }),
      { numRuns: 100 },
    )
  })

  it('adds up: two sweeps take twice one, and boats share the hours without changing them', () => {
    fc.assert(
      fc.property(oneKind, fc.integer({ min: 1, max: 50 }), (inputs, boats) => {
        const once = planSeason({ ...inputs, ...allSweeps(1) })
        const twice = planSeason({ ...inputs, ...allSweeps(2) })
        for (const [index, week] of once.weeks.entries())
          expect(twice.weeks[index]?.sweepHours).toBeCloseTo(week.sweepHours * 2, 6)
        const shared = planSeason({ ...inputs, ...allSweeps(1), boats })
        expect(shared.year.boatHours).toBe(once.year.boatHours)
        expect(shared.year.kg).toBe(once.year.kg)
      }),
      { numRuns: 50 },
    )
  })

  it('loses no kilogram: what drifts in outside the ice is brought ashore, if boats work at all', () => {
    fc.assert(
      fc.property(seasonInputs, (inputs) => {
        const { weeks, year, workingWeeks } = planSeason({ ...inputs, job: 'litter' })
        const open = weeks.filter(({ state }) => state !== 'ice').length
        const grown = workingWeeks === 0 ? 0 : open * 7 * (inputs.litter ?? 0)
        expect(year.kg).toBeCloseTo(grown, -Math.ceil(Math.log10(grown + 1)) + 6)
      }),
      { numRuns: 100 },
    )
  })
})
