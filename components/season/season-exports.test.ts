import { describe, expect, it } from 'vitest'
import { plannedFleet, seasonCsv, seasonNote } from '#components/season/season-exports.ts'
import { limits } from '#lib/forms/limits'
import { locales } from '#lib/i18n/locales'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonWords } from '#lib/planning/report/season-words'
import { entryParameters } from '#lib/planning/season-address'
import { seasonEntry } from '#lib/planning/season-entry'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'

const everything: SeasonInputs = {
  ...startingSeason,
  job: 'weed',
  boat: 'moshark-weed',
  boats: 12,
  shore: 12_345,
  rate: 7_000,
  width: 2.2,
  basket: 160,
  endurance: 7,
  rest: [6, 7, 40],
  ice: 5,
  weedSpring: 0.01,
  weedSummer: 0.03,
  weedAutumn: 0.02,
  weedWinter: 0.001,
  bridge: 2.5,
  gate: 12,
  depth: 0.9,
  launchDepth: 0.8,
  launchSlope: 12,
  current: 0.6,
  wind: 8,
  boatPrice: 345_678,
  dockPrice: 123_456,
  lifeYears: 8,
  interest: 4.5,
  upkeep: 12_345,
  chargeEnergy: 6.5,
  energyPrice: 0.85,
  wage: 31.5,
  disposal: 320,
  lease: 9_876,
  service: 0.15,
  manual: 1_234_567,
}

describe.each(locales)('a season taken along (%s)', (locale) => {
  const print = seasonPrint(
    seasonWords(locale, (slug) => `/${slug}`),
    locale,
    locale === 'zh' ? 'mu' : 'ha',
  )

  it('leaves room in the quote’s note for the link that opens exactly this', () => {
    const note = seasonNote(planSeason(everything), print).join('\n')
    const link = `https://world.example.org/en/tools/season?${entryParameters(seasonEntry(everything, 'ha'))}`
    expect(note.length + 300 + link.length).toBeLessThan(limits.toolResult)
  })

  it('has every week and every input in its table', () => {
    const rows = seasonCsv(planSeason(everything), print)
    expect(rows.filter(([week = '']) => /^\d+$/.test(week))).toHaveLength(52)
    expect(rows.flat().some((cell) => cell.includes('345678'))).toBe(true)
  })
})

it('gives the simulator the planned fleet: its own rate as a speed, a sweep’s litter', () => {
  const { preset, texts } = plannedFleet(planSeason(startingSeason))
  expect(preset).toBe('moshark-cleaning')
  // 350 kg of the busiest week in three sweeps.
  expect(texts).toMatchObject({ boats: '2', widthM: '2', workSpeed: '1', litterKg: '116.7', basketKg: '100' })
})
