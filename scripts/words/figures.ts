import { squareMetresPer } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import type { Figure, FigureKey, Quantity } from '#lib/content/boats/types'
import { figureUnits } from '#lib/content/boats/types'

/** A quantity as a page prints it, in its base unit. */
interface Measured {
  text: string
  kind: Kind
  /** In the kind's base unit. */
  values: readonly number[]
}

/** What is compared, and its base unit: hours of endurance, depth of the cut, draft and width, size of the hull. */
const baseUnits = { area: 'm²', mass: 'kg', rate: 'm²/h', hours: 'h', depth: 'cm', length: 'm', size: 'mm' } as const
type Kind = keyof typeof baseUnits

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const pattern = new RegExp(
  String.raw`(${number})(?:\s?万)?(?:\s?[–-]\s?(${number})(?:\s?万)?)?\s?(万)?\s?(kg|公斤|ha/h|ha|acres/h|acres|mu/h|mu|m²/h|m²|亩/小时|亩|平方米/小时|平方米|公顷/小时|公顷|hours?|h|小时|cm|厘米|mm|毫米|m|米)(?![\w/])`,
  'g',
)

/** Units of which nothing has to be converted. */
const kindOfUnit: Readonly<Record<string, Kind>> = {
  kg: 'mass',
  公斤: 'mass',
  h: 'hours',
  hour: 'hours',
  hours: 'hours',
  小时: 'hours',
  cm: 'depth',
  厘米: 'depth',
  m: 'length',
  米: 'length',
  mm: 'size',
  毫米: 'size',
}

const perUnit: Readonly<Record<string, number>> = {
  ha: squareMetresPer.ha,
  公顷: squareMetresPer.ha,
  acres: squareMetresPer.acre,
  mu: squareMetresPer.mu,
  亩: squareMetresPer.mu,
  'm²': 1,
  平方米: 1,
}

/** The areas, masses, work rates, hours, depths, drafts and sizes a sentence prints. */
export function measuredIn(text: string): Measured[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole = '', first = '', second, , unit = ''] = match
    const tenThousand = whole.includes('万') ? 10_000 : 1
    const values = [first, second].flatMap((value) => (value ? [Number(value.replaceAll(',', '')) * tenThousand] : []))
    const plain = kindOfUnit[unit]
    if (plain) return { text: whole, kind: plain, values }
    const rate = /\/(?:h|小时)$/.test(unit)
    const factor = perUnit[unit.replace(/\/(?:h|小时)$/, '')] ?? 1
    return { text: whole, kind: rate ? 'rate' : 'area', values: values.map((value) => value * factor) }
  })
}

function ends(quantity: Quantity): number[] {
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value]
}

/** The kind of a figure by the unit it is kept in; counts and percentages are none of these. */
function kindOfFigure(key: FigureKey): Kind | undefined {
  const unit = figureUnits[key]
  if (unit === 'm2' || unit === 'mu') return 'area'
  return unit.endsWith('PerH') ? 'rate' : kindOfUnit[unit]
}

const known: Readonly<Record<Kind, Set<number>>> = {
  area: new Set(),
  mass: new Set(),
  rate: new Set(),
  hours: new Set(),
  depth: new Set(),
  length: new Set(),
  size: new Set(),
}
for (const { variants } of Object.values(boats)) {
  for (const { figures } of variants) {
    for (const [key, figure] of Object.entries(figures) as [FigureKey, Figure][]) {
      const kind = kindOfFigure(key)
      const factor = figureUnits[key].startsWith('mu') ? squareMetresPer.mu : 1
      if (kind) for (const value of ends(figure.quantity)) known[kind].add(value * factor)
    }
  }
}

/** Figures that are no boat's: what a unit is worth, the waters of a guide's first sentence and of the finder's example, a law's term. */
const others: Readonly<Record<Kind, readonly number[]>> = {
  area: [
    1,
    666.67,
    667,
    10_000,
    40_000,
    80_000,
    120 * squareMetresPer.mu,
    40 * squareMetresPer.mu,
    50 * squareMetresPer.mu,
    500 * squareMetresPer.mu,
  ],
  mass: [],
  rate: [],
  hours: [72],
  depth: [],
  length: [7.5, 100, 16], // the boat MariSense was recorded from; the scale of the working map; the sweep of home's example lake
  size: [],
}

/** Areas are printed to a tenth of a hectare or an acre: half of that step is rounding, not another figure. */
function near(kind: Kind, one: number, other: number): boolean {
  return Math.abs(one - other) <= (kind === 'area' || kind === 'rate' ? Math.max(506, other * 0.01) : 0)
}

/** Quantities in a text that are no figure of any boat. */
export function unknownFigures(text: string): string[] {
  return measuredIn(text)
    .filter(
      ({ kind, values }) =>
        !values.every((value) => [...known[kind], ...others[kind]].some((each) => near(kind, value, each))),
    )
    .map((measured) => measured.text)
}

/** The same area once more in acres, as English sentences give it: rounded, so that it could be taken for another one. */
const inAcresToo = /\s\([\d.,–\s]+acres(?:\/h)?\)/g

/** The boats' figures a page prints, each once and in its base unit: the same list in both languages. */
export function figuresOf(blocks: readonly string[]): string[] {
  const all = blocks.flatMap((block) =>
    measuredIn(block.replace(inAcresToo, '')).flatMap(({ kind, values }) =>
      values.flatMap((value) => {
        const figure = [...known[kind]].find((each) => near(kind, value, each))
        return figure ? [`${figure} ${baseUnits[kind]}`] : []
      }),
    ),
  )
  return [...new Set(all)].toSorted()
}
