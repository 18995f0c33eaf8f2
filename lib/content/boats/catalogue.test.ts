import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed, isIndicative } from '#lib/content/boats/figure'
import type { Figure } from '#lib/content/boats/types'

/** A figure as docs/facts.md writes it, so that this table can be read beside it. */
function written({ source, quantity }: Figure): string {
  const number = (value: number) => value.toLocaleString('en-US')
  const text =
    quantity.form === 'range'
      ? `${number(quantity.from)}-${number(quantity.to)}`
      : `${{ exact: '', about: 'about ', over: 'over ', upTo: 'up to ' }[quantity.form]}${number(quantity.value)}`
  return `${text} ${source}`
}

const module = Object.fromEntries(
  Object.values(boats).flatMap((boat) =>
    boat.variants.flatMap(({ id, figures }) =>
      Object.entries(figures).map(([key, figure]) => [`${boat.slug}.${id}.${key}`, written(figure)]),
    ),
  ),
)

// Copied by hand from FACT-C1 to FACT-C9; nothing else may stand in the module.
const facts = {
  'smurf.standard.coverAreaMu': '50-100 SPEC',
  'smurf.standard.coverAreaM2': '33,333-66,667 CALC',
  'smurf.standard.maintainedAreaM2': '30,000-65,000 SPEC',
  'smurf.standard.maintainedAreaMu': '45-97.5 CALC',
  'smurf.standard.wasteCapacityKg': '50 SPEC',
  'smurf.standard.enduranceH': '6-8 SPEC',
  'smurf.standard.draftM': '0.47 SPEC?',
  'smurf.standard.lengthMm': '2,500 PUB',
  'smurf.standard.widthMm': '1,600 PUB',
  'smurf.standard.heightMm': '1,000 PUB',
  'moshark.cleaning.coverAreaMu': '100-200 SPEC',
  'moshark.cleaning.coverAreaM2': '66,667-133,333 CALC',
  'moshark.cleaning.maintainedAreaM2': '65,000-130,000 SPEC',
  'moshark.cleaning.maintainedAreaMu': '97.5-195 CALC',
  'moshark.cleaning.wasteCapacityKg': '100 SPEC',
  'moshark.cleaning.enduranceH': '6-8 SPEC',
  'moshark.cleaning.draftM': '0.45 SPEC?',
  'moshark.weed.coverAreaMu': '200-300 SPEC',
  'moshark.weed.coverAreaM2': '133,333-200,000 CALC',
  'moshark.weed.maintainedAreaM2': '130,000-200,000 SPEC',
  'moshark.weed.maintainedAreaMu': '195-300 CALC',
  'moshark.weed.weedCapacityKg': '150 SPEC',
  'moshark.weed.cutDepthCm': '10-60 SPEC',
  'moshark.weed.enduranceH': '6-8 SPEC?',
  'moshark.weed.draftM': '0.4 SPEC?',
  'efficiency.standard.coverAreaMu': 'up to 500 SPEC',
  'efficiency.standard.coverAreaM2': 'up to 333,333 CALC',
  'efficiency.standard.maintainedAreaM2': '300,000 SPEC',
  'efficiency.standard.maintainedAreaMu': '450 CALC',
  'efficiency.standard.wasteCapacityKg': '500 SPEC',
  'efficiency.standard.collectWidthM': 'up to 15 SPEC',
  'efficiency.standard.workRateMuPerH': '40 SPEC',
  'efficiency.standard.workRateM2PerH': '26,667 CALC',
  'efficiency.standard.areaPerChargeMu': '320-400 CALC',
  'efficiency.standard.areaPerChargeM2': '213,333-266,667 CALC',
  'efficiency.standard.enduranceH': '8-10 SPEC',
  'efficiency.standard.draftM': '0.5 SPEC?',
  'titan.standard.enduranceH': '8-10 SPEC?',
  'xi.standard.deckM2': '11 SPEC?',
  'xi.standard.passengerCount': '8-10 PUB',
  'xi.standard.visitorsPerYear': 'about 16,000 SPEC',
  'xi.standard.paybackYears': '1 SPEC',
  'xi.standard.revenueTimes': '2 SPEC',
  'xi.standard.remoteFixPercent': '80 SPEC',
  'xi.standard.lidarCount': '1 PUB',
  'xi.standard.mmRadarCount': '6 PUB',
  'xi.standard.cameraCount': '5 PUB',
  'yang.standard.socialSpaceM2': '27 SPEC?',
  'apas.standard.vesselCount': 'over 1,000 SPEC',
  'apas.standard.autonomousDistanceKm': '700,000 SPEC',
}

test('the figures of the first eight boats are those agreed on, with their source, and there is no other', () => {
  const agreed = new Set(Object.keys(facts).map((name) => name.split('.')[0]))
  const printed = Object.entries(module).filter(([name]) => agreed.has(name.split('.')[0]))
  expect(Object.fromEntries(printed)).toEqual(facts)
})

const page = readFileSync('docs/facts.md', 'utf8')

/** What docs/facts.md says under FACT-C2 and the like. */
function sectionOf(row: string): string {
  const id = `## FACT-${row.split(' ')[0]} `
  return page.slice(page.indexOf(id)).split(/\n## /)[0] ?? ''
}

const figures = Object.values(boats).flatMap((boat) => boat.variants.flatMap((each) => Object.values(each.figures)))

test.each(figures.filter(({ source }) => source !== 'CALC'))('$row ($source) is said in docs/facts.md', (figure) => {
  const { quantity } = figure
  const section = sectionOf(figure.row)
  for (const number of quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value])
    expect(
      [`${number}`, number.toLocaleString('en-US')].some((text) => section.includes(text)),
      `${number}`,
    ).toBe(true)
})

test('a reader can never meet an illustrative default, and machines never an indicative figure', () => {
  expect(new Set(figures.map((figure) => figure.source))).toEqual(new Set(['SPEC', 'CALC', 'SPEC?', 'PUB']))
  for (const figure of figures.filter(isIndicative)) expect(isConfirmed(figure)).toBe(false)
})

test('payback, revenue and visitors never leave their footnote', () => {
  const { paybackYears, revenueTimes, visitorsPerYear, remoteFixPercent } = boats.xi.variants[0].figures
  for (const figure of [paybackYears, revenueTimes, visitorsPerYear, remoteFixPercent]) {
    expect(figure).toMatchObject({ conditional: true })
    expect(figure && isConfirmed(figure)).toBe(false)
  }
})
