import { z } from 'zod'
import { shorterNames } from '#lib/assistant/reading/names'
import { chineseNumber, smallNumbers as small, tens } from '#lib/assistant/reading/written-numbers'
import { lines, vocabulary } from '#lib/assistant/vocabulary'
import { boatSlugs, plateOf } from '#lib/content/fleet'

/** A number and what it counts, both in one spelling; without a unit that we know, the word behind it. */
export interface Figure {
  value: number
  unit: string | undefined
  /** The boat it is said of, where one is named before it. */
  of?: string
}

/** A figure of the one boat is wrong of the other. */
const patternsOfBoats = () =>
  boatSlugs.map((slug) => [`(?<![A-Za-z])${plateOf(slug)}(?![A-Za-z])`, ...shorterNames(slug)].join('|'))

/** The boat that is named last before a place in a text. */
function boatBefore(text: string, at: number): { of: string } | undefined {
  const boats = new RegExp(
    patternsOfBoats()
      .map((pattern) => `(${pattern})`)
      .join('|'),
    'g',
  )
  const [last] = [...text.slice(0, at).matchAll(boats)].slice(-1)
  const of = last && boatSlugs[last.slice(1).findIndex((group) => group !== undefined)]
  return of && { of }
}

/** The word behind a number that has no unit of ours: "8 motors" are not "8 hours". */
function wordAfter(text: string): string | undefined {
  const [, word] = /^[\s-]*(\p{Script=Han}{1,2}|[a-z]+)/iu.exec(text) ?? []
  return word && `~${word.toLowerCase().replace(/s$/, '')}`
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  万: 10_000,
  千: 1000,
  百: 100,
  k: 1000,
}

const digits = '\\d[\\d,]*(?:\\.\\d+)?'
const han = '[零〇一二两三四五六七八九十百千万]+'
const english = [...Object.keys(small), ...Object.keys(tens)].join('|')
const scale = 'hundred|thousand|million|万|千|百'
const currency = '[¥￥$€£]'
const number = `(?:${digits}\\s*(?:${scale})?|(?:${english})(?:[ -](?:${english}))?(?:\\s+(?:${scale}))*)`

/** Units by what each is called; one number with its unit, or a range whose unit stands after its end, and so in Chinese. */
const units = vocabulary('units', z.record(z.string(), lines), (table) => {
  const any = Object.values(table).flat().join('|')
  return {
    called: Object.entries(table).map(([unit, words]) => [unit, new RegExp(`^(?:${words.join('|')})$`, 'i')] as const),
    figures: new RegExp(
      `(${currency})?\\s*(?<![\\p{L}\\d.])(${number})(?:\\s*(?:-|–|—|~|to|and|到|至)\\s*(${number}))?\\s*-?(${any})?`,
      'giu',
    ),
    chinese: new RegExp(`(${han})(?:\\s*(?:-|–|到|至)\\s*(${han}))?\\s*(?:个|多|来)?\\s*(${any})`, 'giu'),
  }
})

function amountOf(text: string): number {
  const plain = text.trim().toLowerCase()
  const factor = scales[/(?:hundred|thousand|million|万|千|百)$/.exec(plain)?.[0] ?? ''] ?? 1
  if (/^\d/.test(plain)) return Number.parseFloat(plain.replace(/,/g, '')) * factor
  return plain.split(/[ -]+/).reduce((sum, word) => sum + (small[word] ?? tens[word] ?? 0), 0) * factor
}

const unitOf = (text = ''): string | undefined => units().called.find(([, pattern]) => pattern.test(text.trim()))?.[0]

/**
 * Every figure of a text. English words for one are no figure ("one boat"), and Chinese words only before a unit.
 */
export function figuresIn(text: string): Figure[] {
  const plain = text.normalize('NFKC').replace(/\[\d+\]/g, ' ')
  const found: Figure[] = []
  for (const { 0: whole, 1: money, 2: first = '', 3: second, 4: unit, index } of plain.matchAll(units().figures)) {
    const known = money ? 'money' : (unitOf(unit) ?? wordAfter(plain.slice(index + whole.length)))
    for (const part of [first, second]) {
      if (!part || /^one$/i.test(part.trim())) continue
      found.push({ value: amountOf(part), unit: known, ...boatBefore(plain, index) })
    }
  }
  for (const { 1: first = '', 2: second, 3: unit, index } of plain.matchAll(units().chinese)) {
    for (const part of [first, second]) {
      if (!part) continue
      const value = chineseNumber(part)
      if (!Number.isNaN(value) && !(value === 1 && ['people', 'patent', 'd', 'year'].includes(unitOf(unit) ?? '')))
        found.push({ value, unit: unitOf(unit), ...boatBefore(plain, index) })
    }
  }
  return found
}

/** From here a number without a unit names something by itself: a year, a standard. */
const namesItself = 1000

/** Whether two figures are one: of the same thing, and not of two different boats. */
function isSame(said: Figure, source: Figure): boolean {
  const unitless = (unit: string | undefined) => unit === undefined || unit.startsWith('~')
  const countsTheSame =
    said.unit === source.unit || (said.value >= namesItself && unitless(said.unit) && unitless(source.unit))
  return said.value === source.value && countsTheSame && (!said.of || !source.of || said.of === source.of)
}

/** The figures of a source: a bare one counts what the one before it does ("8 hours, the medium one 10"). */
function figuresOfSource(source: string): Figure[] {
  let unit: string | undefined
  return figuresIn(source).map((figure) => {
    unit = figure.unit ?? unit
    return { ...figure, unit }
  })
}

/** Whether each figure of a text stands in the sources, counting the same of the same boat. */
export function figuresHold(text: string, sources: readonly string[]): boolean {
  const known = sources.flatMap(figuresOfSource)
  return figuresIn(text).every((said) => known.some((source) => isSame(said, source)))
}
