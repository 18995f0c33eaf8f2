// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { limits } from '#lib/forms/limits'
import { messages } from '#lib/i18n/messages'
import { broughtLines } from './brought-lines.ts'
import { broughtSeason } from './brought-season.ts'
import { fillToolResult } from './tool-result-field.ts'

const fleets = { 'moshark-cleaning': 'MOSHARK', 'smurf-standard': 'SMURF', 'efficiency-standard': 'EFFICIENCY' }
const words = (said: Record<string, string>) => new URLSearchParams(said)
function linesOf(said: URLSearchParams, locale: 'zh' | 'en', water: Parameters<typeof broughtSeason>[1] = null) {
  const number = (value: number, digits = 2) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  return broughtLines(said, null, broughtSeason(said, water), {
    fleets,
    number,
    messages: messages[locale].BroughtAlong,
  })
}

describe('a season that comes along to the quote', () => {
  it('says boats, hours, people and the deadline, in both languages', () => {
    const said = words({ s: 'unit=ha&deadline=2' })
    // Two boats of the sample lake, its 1,352 hours and one person (season-plan.test.ts); to be done in two days.
    expect(linesOf(said, 'en')).toEqual([
      {
        of: 'season',
        text: 'A year of cleaning: 2 × MOSHARK; 1,352 boat-hours a year; people in the busiest week: 1; cleared within 2 days of a storm',
      },
    ])
    expect(linesOf(said, 'zh')[0]?.text).toBe(
      '全年保洁：MOSHARK × 2 艘，全年 1,352 船时，最忙一周 1 人，暴雨后 2 天内清完',
    )
  })

  it('names every kind of a fleet', () => {
    const said = words({ s: 'unit=ha&boatTwo=smurf-standard&boatsTwo=2' })
    expect(linesOf(said, 'en')[0]?.text).toContain('1 × MOSHARK + 2 × SMURF;')
  })

  it('is that of the drawn water where its words say no area', () => {
    const water = { areaM2: 160_000, latitude: null }
    expect(linesOf(words({ s: 'unit=ha' }), 'en', water)[0]?.text).toContain('1 × EFFICIENCY;')
    expect(linesOf(words({ s: 'unit=ha&area=8' }), 'en', water)[0]?.text).toContain('2 × MOSHARK;')
  })

  it('that cannot be read says only that there is one', () => {
    expect(linesOf(words({ s: 'area=none' }), 'en')[0]?.text).toBe('A year of cleaning: answers')
  })
})

describe('what sales read', () => {
  const fieldWith = (text: string) => Object.assign(document.createElement('textarea'), { value: text })

  it('is all of it without a tool’s result, and nothing once it is left out', () => {
    const field = fieldWith('')
    const takeOut = fillToolResult(field, 'Water\nSeason', 'Season')
    expect(field.value).toBe('Water\nSeason')
    takeOut?.()
    expect(field.value).toBe('')
  })

  it('is a tool’s result with what the other tools found under it, once', () => {
    const field = fieldWith('Coverage')
    const takeOut = fillToolResult(field, 'Fleet\nSeason', 'Season')
    expect(field.value).toBe('Coverage\nSeason')
    expect(fillToolResult(field, 'Fleet\nSeason', 'Season')).toBeUndefined()
    expect(field.value).toBe('Coverage\nSeason')
    takeOut?.()
    expect(field.value).toBe('Coverage')
  })

  it('keeps a result that would grow beyond its field', () => {
    const long = 'x'.repeat(limits.toolResult)
    const field = fieldWith(long)
    fillToolResult(field, 'Fleet\nSeason', 'Season')
    expect(field.value).toBe(long)
  })
})
