import { describe, expect, it } from 'vitest'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'

const plan = (change: Partial<SeasonInputs>) => planSeason({ ...startingSeason, ...change })
const verdicts = (change: Partial<SeasonInputs>) =>
  Object.fromEntries(plan(change).limits.map((boat) => [boat.class.slug, boat.verdict]))

// SMURF is 1.0 m high and 1.6 m wide and draws 0.47 m; MOSHARK draws 0.45 m, EFFICIENCY 0.50 m and collects on 15 m (FACT-C2 to C4).
// Their other measures come with the quote.
describe('limits of the spot', () => {
  it.each([
    [{}, { smurf: 'fits', moshark: 'fits', efficiency: 'fits' }],
    [{ bridge: 1.2 }, { smurf: 'fits', moshark: 'ask', efficiency: 'ask' }],
    [{ bridge: 0.9 }, { smurf: 'ruledOut', moshark: 'ask', efficiency: 'ask' }],
    [{ gate: 1.5 }, { smurf: 'ruledOut', moshark: 'ask', efficiency: 'ask' }],
    [{ gate: 12 }, { smurf: 'fits', moshark: 'fits', efficiency: 'ask' }],
    [{ gate: 20 }, { smurf: 'fits', moshark: 'fits', efficiency: 'fits' }],
    [{ depth: 0.46 }, { smurf: 'ruledOut', moshark: 'fits', efficiency: 'ruledOut' }],
    [{ launchDepth: 0.48 }, { smurf: 'fits', moshark: 'fits', efficiency: 'ruledOut' }],
    [{ wind: 8 }, { smurf: 'ask', moshark: 'ask', efficiency: 'ask' }],
    [
      { current: 0.5, depth: 0.3 },
      { smurf: 'ruledOut', moshark: 'ruledOut', efficiency: 'ruledOut' },
    ],
    [{ launchSlope: 12 }, { smurf: 'ask', moshark: 'ask', efficiency: 'ask' }],
    [{ night: true }, { smurf: 'ask', moshark: 'ask', efficiency: 'ask' }],
  ] as const)('%j', (change, expected) => {
    expect(verdicts(change)).toEqual(expected)
  })

  it('plans with a boat that fits where the advised one does not', () => {
    const pond = { area: 40_000 }
    expect(plan(pond).work.fleet.id).toBe('smurf-standard')
    expect(plan({ ...pond, depth: 0.46 }).work.fleet.id).toBe('moshark-cleaning')
    expect(plan({ ...pond, depth: 0.1 }).work.fleet.id).toBe('smurf-standard')
  })

  it('marks a draft and a reported size as indicative', () => {
    const [smurf] = plan({ depth: 1, bridge: 2 }).limits
    expect(smurf?.limits.map(({ limit, figureM, isIndicative }) => [limit, figureM, isIndicative])).toEqual([
      ['bridge', 1, true],
      ['depth', 0.47, true],
    ])
  })
})
