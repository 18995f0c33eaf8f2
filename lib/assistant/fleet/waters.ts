import { metresOf, type Quantity, quantitiesIn, squareMetresOf } from '#lib/assistant/reading/quantities'
import { says } from '#lib/assistant/vocabulary'
import { type Locale, locales } from '#lib/i18n/locales'

/** More waters than anybody asks about at once. */
const mostWaters = 50
/** Of so many waters apart an answer is still read. */
const mostWatersApart = 6

export interface AreaNamed {
  m2: number
  written: string
  /** How it was worked out of what was written, where it was: "3 × 4 ha". */
  how?: string
  /** Of several waters together. */
  waters?: true
  /** Of one of so many waters that lie apart. */
  ofEach?: number
  /** The narrower side, where its sides were named. */
  widthM?: number
}

/** Whether a text has a turn of phrase of either language: a size is a size in both. */
const isSaid = (kind: string, text: string) => locales.some((language) => says(kind, text, language))

const printed = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

const measure = ({ value, called }: Quantity) => `${value} ${called}`

/** So many letters around a measure say what it measures ("on average wide", "an hour"). */
const nearby = 24

/** A water's sides: "four km long and twenty m wide", 四公里长二十米宽, "300 × 80 m". */
function sidesIn(text: string, quantities: readonly Quantity[]): AreaNamed | undefined {
  for (const [at, one] of quantities.entries()) {
    const other = quantities[at + 1]
    const [length, width] = [metresOf(one), other && metresOf(other)]
    if (!other || !length || !width) continue
    const between = text.slice(one.end, other.at)
    if (!isSaid('betweenSides', between) || !isSaid('sides', `${between}#${text.slice(other.end, other.end + nearby)}`))
      continue
    const how = `${measure(one)} × ${measure(other)}`
    return { m2: length * width, written: text.slice(one.at, other.end), how, widthM: Math.min(length, width) }
  }
  return undefined
}

/** What is swept in an hour is no water's size. */
const areas = (quantities: readonly Quantity[], text: string): AreaNamed[] =>
  quantities.flatMap((one) => {
    const m2 = squareMetresOf(one)
    const isRate =
      m2 &&
      isSaid('anHour', `${text.slice(Math.max(0, one.at - nearby), one.at)}#${text.slice(one.end, one.end + nearby)}`)
    return m2 && !isRate ? [{ m2, written: one.written }] : []
  })

const range = /^\s?(?:[-–—~到至]|to)\s?$/iu

/** Of "8 to 12 m" the upper end counts, from where the lower stands: the boats have to be enough. */
const upperEnds = (quantities: readonly Quantity[], text: string): Quantity[] =>
  quantities.flatMap((one, at) => {
    const isTo = (next: Quantity | undefined, last: Quantity | undefined) =>
      last && next?.unit === last.unit && range.test(text.slice(last.end, next?.at))
    if (isTo(quantities[at + 1], one)) return []
    const lower = quantities[at - 1]
    return [lower && isTo(one, lower) ? { ...one, at: lower.at } : one]
  })

/** How many waters a text counts, nothing for one. */
const countedWaters = (quantities: readonly Quantity[]): number | undefined =>
  quantities.find(
    ({ unit, value }) =>
      (unit === 'water' || unit === 'river') && Number.isInteger(value) && value > 1 && value <= mostWaters,
  )?.value

/** The areas that a text names, in m²: each of waters apart or of each size; else one, of several of one size together. */
export function areasIn(text: string): AreaNamed[] {
  const plain = printed(text)
  const quantities = upperEnds(quantitiesIn(plain), plain)
  const each = areas(quantities, plain)
  const count = countedWaters(quantities)
  const isApart = isSaid('apart', plain)
  if (each.length > 1 && each.length <= mostWatersApart && (isApart || count === each.length)) return each
  const one = each[0] ?? sidesIn(plain, quantities)
  if (!one) return []
  if (!count || !isSaid('ofEach', plain)) return [one]
  if (isApart) return [{ ...one, ofEach: count }]
  return [{ ...one, m2: one.m2 * count, how: `${count} × ${one.how ? `(${one.how})` : one.written}`, waters: true }]
}

/** How many people a text wants aboard at once; nothing for people a day. */
export function peopleIn(text: string, language: Locale): number | undefined {
  if (says('overTime', text, language) && !says('atOnce', text, language)) return undefined
  const count = quantitiesIn(printed(text)).find(({ unit }) => unit === 'people')?.value
  return count && Number.isInteger(count) && count <= 10_000 ? count : undefined
}

/** How many people a day a text speaks of, who want boats. */
export function visitorsADayIn(text: string, language: Locale): number | undefined {
  const plain = printed(text)
  if (!says('boats', plain, language)) return undefined
  const aDay = quantitiesIn(plain).find(
    ({ unit, at, end }) => unit === 'people' && says('aDay', `${plain.slice(0, at)}#${plain.slice(end)}`, language),
  )
  return aDay?.value
}

/** Whether a text speaks of several rivers, which may not be connected. */
export const namesRivers = (text: string): boolean =>
  quantitiesIn(printed(text)).some(({ unit, value }) => unit === 'river' && value > 1)

/** Smaller than this it is a room or a house. */
const smallestWaterM2 = 1000

/** Whether a text names an area that may be a water's. */
export const namesWater = (text: string) => (areasIn(text)[0]?.m2 ?? 0) >= smallestWaterM2
