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
  passengers: null,
  litterKgPerDay: null,
}
const ask = (mu: number, change: Partial<FleetQuestion> = {}) =>
  adviseFleet({ ...open, areaM2: mu * squareMetresPerMu, ...change })

describe('which boats, and how many', () => {
  // Worked by hand: boats = area / upper end … area / lower end, rounded up.
  it.each([
    [1, 'litter', 'smurf', 1, 1],
    [50, 'litter', 'smurf', 1, 1],
    [98, 'litter', 'smurf', 1, 2],
    [100, 'litter', 'smurf', 1, 2],
    [101, 'litter', 'moshark', 1, 2],
    [200, 'litter', 'moshark', 1, 2],
    [201, 'litter', 'efficiency', 1, 1],
    [500, 'litter', 'efficiency', 1, 1],
    [501, 'litter', 'efficiency', 2, 2],
    [1_800, 'litter', 'efficiency', 4, 4],
    [5_000, 'litter', 'efficiency', 10, 10],
    [30, 'weed', 'moshark', 1, 1],
    [250, 'weed', 'moshark', 1, 2],
    [600, 'weed', 'moshark', 2, 3],
    [601, 'weed', 'moshark', 3, 4],
    [10, 'litter', 'smurf', 1, 1],
    [25, 'litter', 'smurf', 1, 1],
    [49, 'litter', 'smurf', 1, 1],
    [51, 'litter', 'smurf', 1, 2],
    [75, 'litter', 'smurf', 1, 2],
    [99, 'litter', 'smurf', 1, 2],
    [120, 'litter', 'moshark', 1, 2],
    [150, 'litter', 'moshark', 1, 2],
    [199, 'litter', 'moshark', 1, 2],
    [250, 'litter', 'efficiency', 1, 1],
    [333, 'litter', 'efficiency', 1, 1],
    [450, 'litter', 'efficiency', 1, 1],
    [750, 'litter', 'efficiency', 2, 2],
    [999, 'litter', 'efficiency', 2, 2],
    [1_000, 'litter', 'efficiency', 2, 2],
    [1_001, 'litter', 'efficiency', 3, 3],
    [1_500, 'litter', 'efficiency', 3, 3],
    [2_500, 'litter', 'efficiency', 5, 5],
    [3_333, 'litter', 'efficiency', 7, 7],
    [4_999, 'litter', 'efficiency', 10, 10],
    [100, 'weed', 'moshark', 1, 1],
    [200, 'weed', 'moshark', 1, 1],
    [201, 'weed', 'moshark', 1, 2],
    [300, 'weed', 'moshark', 1, 2],
    [301, 'weed', 'moshark', 2, 2],
    [400, 'weed', 'moshark', 2, 2],
    [900, 'weed', 'moshark', 3, 5],
    [1_000, 'weed', 'moshark', 4, 5],
    [4_500, 'weed', 'moshark', 15, 23],
  ] as const)('%d mu of %s: %s, %d to %d', (mu, job, slug, from, to) => {
    expect(ask(mu, { job }).main).toMatchObject({ slug, boats: { from, to } })
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

  it('offers two smaller boats beside one larger', () => {
    expect(ask(150).alternatives).toMatchObject([{ slug: 'smurf', boats: { from: 2, to: 3 } }])
  })

  it('answers every question within the rules, never with fewer boats for more water', () => {
    const rules = fc.record({
      job: fc.constantFrom(...finderJobs),
      areaM2: fc.double({ min: 0.001, max: 1e10, noNaN: true }),
      weedDepthCm: fc.option(fc.double({ min: 0.1, max: 900, noNaN: true })),
      shorePower: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const),
      accessWidthM: fc.option(fc.double({ min: 0.1, max: 500, noNaN: true })),
      passengers: fc.option(fc.integer({ min: 1, max: 5_000 })),
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
