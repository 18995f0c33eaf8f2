import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryInParameters, entryParameters, seasonInParameters } from '#lib/planning/season-address'
import { readSeason, seasonEntry, seasonInUnit, startingEntry } from '#lib/planning/season-entry'
import { startingSeason } from '#lib/planning/starting-season'
import { seasonInputs } from '../../tests/support/random-season.ts'

const parameters = (text: string) => new URLSearchParams(text)

describe('a season in an address', () => {
  it('names only the unit where nothing differs from the sample', () => {
    expect(String(entryParameters(seasonEntry(startingSeason, 'ha')))).toBe('unit=ha')
    expect(seasonInParameters(parameters('unit=ha'))).toEqual(startingSeason)
    expect(seasonInParameters(parameters(''))).toEqual(startingSeason)
  })

  it('reads areas in their unit, cleared fields as not said, weeks in any writing', () => {
    const said = seasonInParameters(parameters('area=12&unit=ha&litter=&rest=40,6+6&latitude=-33.9&weedSummer=300'))
    expect(said).toMatchObject({ area: 120_000, litter: null, rest: [6, 40], latitude: -33.9 })
    // 300 kg for a hectare.
    expect(said?.weedSummer).toBeCloseTo(0.03, 12)
  })

  it.each([
    'area=0',
    'area=many',
    'days=2.5',
    'days=8',
    'rest=53',
    'boat=titan',
    'job=visitors',
    'unload=',
    'hours=-1',
  ])('takes no %s', (text) => {
    expect(seasonInParameters(parameters(text))).toBeNull()
  })

  it('gives every season back as it was, to seven digits, and the same text a second time', () => {
    fc.assert(
      fc.property(seasonInputs, fc.constantFrom('mu', 'ha', 'acre', 'm2'), (inputs, unit) => {
        const word = entryParameters(seasonEntry(inputs, unit))
        const back = entryInParameters(parameters(String(word)), 'mu')
        expect(String(entryParameters(back))).toBe(String(word))
      }),
    )
  })
})

describe('a season that is typed', () => {
  it('keeps its water when the unit changes, and what is half typed', () => {
    const typed = { ...startingEntry('mu'), area: '150', service: '100', rate: '4o' }
    const next = seasonInUnit(typed, 'ha')
    expect(next).toMatchObject({ unit: 'ha', area: '10', service: '1500', rate: '4o', days: '5' })
  })

  it('names every field that is wrong', () => {
    const read = readSeason({ ...startingEntry('ha'), area: '', days: '9', wage: 'x' })
    expect(read).toEqual({ wrong: ['area', 'days', 'wage'] })
  })
})
