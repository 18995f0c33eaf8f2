import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finderJobs } from '#lib/content/finder'
import { squareMetresPerMu } from '#lib/content/units'
import { adviseFleet } from '#lib/fleet-advice/advise-fleet'
import type { FleetQuestion } from '#lib/fleet-advice/question'

const open: FleetQuestion = {
  job: 'litter',
  areaM2: 0,
  weedDepthCm: null,
  shorePower: 'yes',
  accessWidthM: null,
  visitorsPerDay: null,
  passengers: null,
  litterKgPerDay: null,
}
const ask = (mu: number, change: Partial<FleetQuestion> = {}) =>
  adviseFleet({ ...open, areaM2: mu * squareMetresPerMu, ...change })

const squareMetresOf = { mu: 2000 / 3, ha: 10_000, acre: 4046.8564224, m2: 1 }

describe('which boats, and how many', () => {
  // Worked out on paper from the classes' given figures: boats are the area over the upper end of the class to the area
  // over its lower end; hours are mu over 40 mu an hour and the fewest boats; baskets of 50, 100, 150 and 500 kg. All
  // rounded up but the hours. A hectare is 15 mu, an acre 6.07, 666.7 m² one.
  it.each([
    [1, 'mu', 'litter', 5, 'smurf', 1, 1, null, 1],
    [50, 'mu', 'litter', 50, 'smurf', 1, 1, null, 1],
    [98, 'mu', 'litter', 51, 'smurf', 1, 2, null, 2],
    [100, 'mu', 'litter', 120, 'smurf', 1, 2, null, 3],
    [101, 'mu', 'litter', 100, 'moshark', 1, 2, null, 1],
    [200, 'mu', 'litter', 101, 'moshark', 1, 2, null, 2],
    [201, 'mu', 'litter', 500, 'efficiency', 1, 1, 5.03, 1],
    [500, 'mu', 'litter', 501, 'efficiency', 1, 1, 12.5, 2],
    [501, 'mu', 'litter', 1200, 'efficiency', 2, 2, 6.26, 3],
    [1800, 'mu', 'litter', 2000, 'efficiency', 4, 4, 11.25, 4],
    [5000, 'mu', 'litter', 4999, 'efficiency', 10, 10, 12.5, 10],
    [30, 'mu', 'weed', 150, 'moshark', 1, 1, null, 1],
    [250, 'mu', 'weed', 151, 'moshark', 1, 2, null, 2],
    [600, 'mu', 'weed', 600, 'moshark', 2, 3, null, 4],
    [601, 'mu', 'weed', 601, 'moshark', 3, 4, null, 5],
    [0.5, 'ha', 'litter', 8, 'smurf', 1, 1, null, 1],
    [3, 'ha', 'litter', 49, 'smurf', 1, 1, null, 1],
    [3.4, 'ha', 'litter', 100, 'smurf', 1, 2, null, 2],
    [5, 'ha', 'litter', 150, 'smurf', 1, 2, null, 3],
    [6.5, 'ha', 'litter', 151, 'smurf', 1, 2, null, 4],
    [8, 'ha', 'litter', 250, 'moshark', 1, 2, null, 3],
    [10, 'ha', 'litter', 99, 'moshark', 1, 2, null, 1],
    [13, 'ha', 'litter', 300, 'moshark', 1, 2, null, 3],
    [15, 'ha', 'litter', 400, 'efficiency', 1, 1, 5.625, 1],
    [20, 'ha', 'litter', 499, 'efficiency', 1, 1, 7.5, 1],
    [30, 'ha', 'litter', 750, 'efficiency', 1, 1, 11.25, 2],
    [50, 'ha', 'litter', 1000, 'efficiency', 2, 2, 9.375, 2],
    [100, 'ha', 'litter', 1001, 'efficiency', 3, 3, 12.5, 3],
    [200, 'ha', 'litter', 3000, 'efficiency', 6, 6, 12.5, 6],
    [5, 'ha', 'weed', 20, 'moshark', 1, 1, null, 1],
    [13, 'ha', 'weed', 149, 'moshark', 1, 1, null, 1],
    [15, 'ha', 'weed', 300, 'moshark', 1, 2, null, 2],
    [21, 'ha', 'weed', 450, 'moshark', 2, 2, null, 3],
    [60, 'ha', 'weed', 1000, 'moshark', 3, 5, null, 7],
    [1, 'acre', 'litter', 10, 'smurf', 1, 1, null, 1],
    [8, 'acre', 'litter', 60, 'smurf', 1, 1, null, 2],
    [16, 'acre', 'litter', 80, 'smurf', 1, 2, null, 2],
    [20, 'acre', 'litter', 200, 'moshark', 1, 2, null, 2],
    [33, 'acre', 'litter', 205, 'efficiency', 1, 1, 5.01, 1],
    [80, 'acre', 'litter', 640, 'efficiency', 1, 1, 12.14, 2],
    [250, 'acre', 'litter', 900, 'efficiency', 4, 4, 9.48, 2],
    [30, 'acre', 'weed', 160, 'moshark', 1, 1, null, 2],
    [50, 'acre', 'weed', 301, 'moshark', 2, 2, null, 3],
    [33000, 'm2', 'litter', 45, 'smurf', 1, 1, null, 1],
    [70000, 'm2', 'litter', 210, 'moshark', 1, 2, null, 3],
    [333000, 'm2', 'litter', 510, 'efficiency', 1, 1, 12.49, 2],
  ] as const)('%d %s of %s with %d kg a day: %s, %d to %d, %s h, %d landings a day', (...row) => {
    const [amount, unit, job, litterKgPerDay, slug, from, to, hours, landingsPerDay] = row
    const main = adviseFleet({ ...open, areaM2: amount * squareMetresOf[unit], job, litterKgPerDay }).main
    expect(main).toMatchObject({ slug, boats: { from, to }, landingsPerDay })
    if (hours === null) expect(main?.hoursPerPass).toBeNull()
    else expect(main?.hoursPerPass).toBeCloseTo(hours, 2)
  })

  it('takes 12.5 hours for 500 mu at 40 mu an hour, half of that with two boats at 1,000', () => {
    expect(ask(500).main?.hoursPerPass).toBeCloseTo(12.5)
    expect(ask(1_000).main?.hoursPerPass).toBeCloseTo(12.5)
  })

  it('gives no hours where no work rate is given', () => {
    expect(ask(80).main?.hoursPerPass).toBeNull()
  })

  it('counts baskets by what the visitor says lies on the water: 120 kg in baskets of 50 are three', () => {
    expect(ask(80, { litterKgPerDay: 120 }).main?.landingsPerDay).toBe(3)
    expect(ask(80, { litterKgPerDay: 100 }).main?.landingsPerDay).toBe(2)
  })

  it.each([
    ['more than 5,000 mu', ask(5_001), 'areaBeyondRules'],
    ['10 million mu', ask(10_000_000), 'areaBeyondRules'],
    ['weed cut at 5 cm', ask(200, { job: 'weed', weedDepthCm: 5 }), 'weedDepthOutside'],
    ['weed cut at 80 cm', ask(200, { job: 'weed', weedDepthCm: 80 }), 'weedDepthOutside'],
    ['an inspection', ask(200, { job: 'inspect' }), 'inspectionPlan'],
  ])('asks for a word with a person: %s', (_, advice, reason) => {
    expect(advice.main).toBeNull()
    expect(advice.ask).toContain(reason)
  })

  it('cuts weed at 10 and at 60 cm, the given depths', () => {
    for (const weedDepthCm of [10, 60]) expect(ask(200, { job: 'weed', weedDepthCm }).main).not.toBeNull()
  })

  it('does not send a boat of 1.6 m through a passage of 1.5 m', () => {
    const advice = ask(80, { accessWidthM: 1.5 })
    expect(advice.main?.slug).not.toBe('smurf')
    expect(advice.ask).toContain('passageNarrow')
  })

  it('folds the arms of the large boat where the passage is narrower than they reach', () => {
    expect(ask(400, { accessWidthM: 12 }).ask).toContain('armsFolded')
    expect(ask(400, { accessWidthM: 15 }).ask).not.toContain('armsFolded')
  })

  it('seats 40 people in four to five tour boats of eight to ten', () => {
    expect(ask(10, { job: 'visitors', passengers: 40 }).named[0]).toEqual({ slug: 'xi', boats: { from: 4, to: 5 } })
  })

  it('does not count boats for a whole day’s visitors as if they came at once', () => {
    expect(ask(10, { job: 'visitors', visitorsPerDay: 900 }).named[0]).toEqual({ slug: 'xi', boats: null })
  })

  it('offers two smaller boats beside one larger', () => {
    // Another boat of that class may stand beside it one day.
    expect(ask(150).alternatives).toContainEqual(
      expect.objectContaining({ slug: 'smurf', boats: expect.objectContaining({ from: 2, to: 3 }) }),
    )
  })

  it('answers every question within the rules, never with fewer boats for more water', () => {
    const rules = fc.record({
      job: fc.constantFrom(...finderJobs),
      areaM2: fc.double({ min: 0.001, max: 1e10, noNaN: true }),
      weedDepthCm: fc.option(fc.double({ min: 0.1, max: 900, noNaN: true })),
      shorePower: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const),
      accessWidthM: fc.option(fc.double({ min: 0.1, max: 500, noNaN: true })),
      visitorsPerDay: fc.option(fc.integer({ min: 1, max: 5_000 })),
      passengers: fc.option(fc.integer({ min: 1, max: 1_000 })),
      litterKgPerDay: fc.option(fc.double({ min: 0.1, max: 10_000, noNaN: true })),
    })
    fc.assert(
      fc.property(rules, fc.double({ min: 1, max: 3, noNaN: true }), (question, times) => {
        const advice = adviseFleet(question)
        expect(advice.main !== null || advice.ask.length > 0).toBe(true)
        const capacity = ({ main }: typeof advice) => (main ? main.boats.from * main.class.toMu : null)
        const more = adviseFleet({ ...question, areaM2: question.areaM2 * times })
        const [less, greater] = [capacity(advice), capacity(more)]
        if (less !== null && greater !== null) expect(greater).toBeGreaterThanOrEqual(less)
        if (less !== null) expect(less * squareMetresPerMu * (1 + 1e-6)).toBeGreaterThanOrEqual(question.areaM2)
      }),
    )
  })
})
