import { shorterNames } from '#lib/assistant/reading/names'
import { quantitiesIn } from '#lib/assistant/reading/quantities'
import { boatSlugs, plateOf } from '#lib/content/fleet'

/** A number and what it counts, both in one spelling; without a unit that we know, the word behind it. */
export interface Figure {
  value: number
  unit: string | undefined
  /** The boat it belongs to, if one is named before it. */
  of?: string
}

/** A figure of the one boat is wrong of the other. */
const patternsOfBoats = () =>
  boatSlugs.map((slug) => [`(?<![A-Za-z])${plateOf(slug)}(?![A-Za-z])`, ...shorterNames(slug)].join('|'))

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

/** One of these in words is no figure: "one boat", 一人, 一条河. */
const uncounted = new Set([undefined, 'people', 'patent', 'd', 'year', 'water', 'river'])

export function figuresIn(text: string): Figure[] {
  const plain = text.normalize('NFKC').replace(/\[\d+\]/g, ' ')
  return quantitiesIn(plain).flatMap(({ value, unit, written, at, end }) => {
    if (value === 1 && uncounted.has(unit) && !/\d/.test(written)) return []
    return [{ value, unit: unit ?? wordAfter(plain.slice(end)), ...boatBefore(plain, at) }]
  })
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

/** Whether each figure of a text is in the sources, for the same boat and unit. */
export function figuresHold(text: string, sources: readonly string[]): boolean {
  const known = sources.flatMap(figuresOfSource)
  return figuresIn(text).every((said) => known.some((source) => isSame(said, source)))
}
