import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaUnits } from '#lib/content/area-units'
import { locales } from '#lib/i18n/locales'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { fleetLine } from '#lib/planning/report/fleet-line'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonWords } from '#lib/planning/report/season-words'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { hoursAlone } from '#lib/planning/shared-work'
import { startingSeason } from '#lib/planning/starting-season'
import { seasonInputs } from '../../tests/support/random-season.ts'

const plan = (change: Partial<SeasonInputs> = {}) => planSeason({ ...startingSeason, ...change })
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

// The sample lake: MOSHARK alone needs 3 × 11.11 h + 4 baskets of 100 kg × 15 min = 34.33 h for the busiest week, SMURF with 7 baskets of
// 50 kg 35.08 h; both work 6 h a day. In 5 days one SMURF does 30 ÷ 35.08 = 85.5 %, and leaves 34.33 ÷ 30 × 14.5 % = 0.17 MOSHARK.
describe('a fleet of two kinds, worked out on paper', () => {
  const mixed = plan({ boatTwo: 'smurf-standard', boatsTwo: 1 })

  it('needs one MOSHARK beside one SMURF where it needs two alone', () => {
    expect(plan().boats.needed).toBe(2)
    expect(mixed.work.busiest.boats).toBeCloseTo(0.1658, 4)
    expect(mixed.boats).toMatchObject({ needed: 1, planned: 1, others: 1, all: 2 })
  })

  it('shares the week by what each does in a day', () => {
    // 6 ÷ 34.33 and 6 ÷ 35.08 of it a day: 50.5 % and 49.5 %, done in 2.9 days.
    expect(mixed.busiest.shares[0]).toBeCloseTo(0.5054, 4)
    expect(mixed.busiest.boatHours).toBeCloseTo(34.704, 3)
    // 0.5054 × 4 + 0.4946 × 7 = 5.5 baskets; each kind charges three times; two boats are watched by one person on three days.
    expect(mixed.busiest).toMatchObject({ shifts: 3, baskets: 6, charges: 6, watchHours: 24, kg: 350, carts: 1 })
    expect(mixed.year.kg).toBe(plan().year.kg)
  })

  it('takes one boat where a kind has no number, and none of a kind that does not do the job', () => {
    expect(plan({ boatTwo: 'smurf-standard' }).boats.others).toBe(1)
    expect(plan({ boatTwo: 'moshark-weed', boatsTwo: 3 }).boats.others).toBe(0)
    expect(plan({ boatsTwo: 3 }).boats.others).toBe(0)
  })

  it('says so where the others come round without the first kind', () => {
    const print = seasonPrint(
      seasonWords('en', (slug) => `/${slug}`),
      'en',
      'ha',
    )
    const alone = decisionLines(plan({ boatTwo: 'smurf-standard', boatsTwo: 2 }), print)
    expect(alone[1]).toMatch(/^2 × SMURF can manage .* alone;.*the MOSHARK · Cleaning is a reserve\.$/)
    expect(decisionLines(mixed, print)[1]).toMatch(/^The busiest week and the storm/)
  })

  it('multiplies the price of a boat by all boats', () => {
    const prices = { boatPrice: 100, dockPrice: 0, lifeYears: 1, interest: 0 }
    const [buying] = plan({ ...prices, boatTwo: 'smurf-standard', boatsTwo: 3 }).cost.ways
    expect(buying?.lines.find(({ name }) => name === 'boatsAndDock')?.value).toBe(400)
  })

  it.each(locales)('is told in words, every place of a sentence filled (%s)', (locale) => {
    const words = seasonWords(locale, (slug) => `/${slug}`)
    const print = seasonPrint(words, locale, areaUnits[locale][0])
    const three = plan({ boats: 1, boatTwo: 'smurf-standard', boatThree: 'efficiency-standard', boatsThree: 1 })
    const all = [...decisionLines(three, print), ...seasonFormulas(three, print), ...inputRows(three, print).flat()]
    expect(all.filter((text) => /[{}]|NaN|undefined|^-0$/.test(text))).toEqual([])
    expect(fleetLine(three, print, 1).match(/MOSHARK|SMURF|EFFICIENCY/g)).toEqual(['MOSHARK', 'SMURF', 'EFFICIENCY'])
    expect(inputRows(three, print)).toContainEqual([words.tool.fields.boatsTwo, '1'])
  })
})

describe('every fleet of several kinds', () => {
  it('ends together, and its parts make the whole', () => {
    fc.assert(
      fc.property(seasonInputs, (inputs) => {
        const { weeks, work, boats } = planSeason(inputs)
        const numbers = [boats.planned, ...work.fleet.others.map((kind) => kind.boats)]
        for (const [index, { shares, state, boatHours }] of weeks.entries()) {
          const week = work.weeks[index]
          if (!week || state !== 'work') continue
          const kinds = [week, ...week.others]
          // Bounds let sweeps and litter be so little that there is nothing to share, for one kind or for all.
          if (kinds.some((kind) => hoursAlone(kind) < 1e-6)) continue
          expect(sum(shares)).toBeCloseTo(1, 9)
          const days = kinds.map((kind, at) => {
            return (hoursAlone(kind) * (shares[at] ?? 0)) / (kind.boatDayHours * (numbers[at] ?? 1))
          })
          for (const each of days) expect(each / (days[0] ?? 1)).toBeCloseTo(1, 6)
          const alone = kinds.map(hoursAlone)
          expect(boatHours).toBeGreaterThanOrEqual(Math.min(...alone) * (1 - 1e-9))
          expect(boatHours).toBeLessThanOrEqual(Math.max(...alone) * (1 + 1e-9))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('comes round in every week with the boats it needs, and another kind never asks for more of the first', () => {
    fc.assert(
      fc.property(seasonInputs, (inputs) => {
        const mixed = planSeason({ ...inputs, boats: null })
        expect(mixed.weeks.filter(({ isOver }) => isOver)).toEqual([])
        const alone = planSeason({ ...inputs, boats: null, boatTwo: null, boatThree: null })
        expect(mixed.boats.needed).toBeLessThanOrEqual(alone.boats.needed)
      }),
      { numRuns: 150 },
    )
  })

  it('spares exactly one boat by one of the same kind beside', () => {
    fc.assert(
      fc.property(seasonInputs, fc.integer({ min: 1, max: 9 }), (inputs, more) => {
        const own = { rate: null, width: null, basket: null, endurance: null, boatTwo: null, boatThree: null }
        const alone = planSeason({ ...inputs, ...own })
        const { id } = alone.work.fleet
        const beside = planSeason({ ...inputs, ...own, boat: id, boatTwo: id, boatsTwo: more })
        const { storm } = alone.work
        expect(beside.work.storm.boats).toBeCloseTo(storm.boats - more, -Math.floor(Math.log10(storm.boats + more)) + 6)
        expect(beside.boats.needed).toBe(Math.max(1, alone.boats.needed - more))
      }),
      { numRuns: 100 },
    )
  })
})
