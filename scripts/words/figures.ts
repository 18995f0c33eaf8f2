import { squareMetresPer } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import type { Figure, FigureKey, Quantity } from '#lib/content/boats/types'
import { figureUnits } from '#lib/content/boats/types'

/** A quantity as a page prints it, in its base unit. */
interface Measured {
  text: string
  kind: 'area' | 'mass' | 'rate'
  /** Square metres, kilograms or square metres an hour. */
  values: readonly number[]
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const pattern = new RegExp(
  String.raw`(${number})(?:\s?万)?(?:\s?[–-]\s?(${number})(?:\s?万)?)?\s?(万)?\s?(kg|公斤|ha/h|ha|acres/h|acres|mu/h|mu|m²/h|m²|亩/小时|亩|平方米/小时|平方米|公顷/小时|公顷)(?![\w/])`,
  'g',
)

const perUnit: Readonly<Record<string, number>> = {
  ha: squareMetresPer.ha,
  公顷: squareMetresPer.ha,
  acres: squareMetresPer.acre,
  mu: squareMetresPer.mu,
  亩: squareMetresPer.mu,
  'm²': 1,
  平方米: 1,
}

/** The areas, masses and work rates a sentence prints. */
export function measuredIn(text: string): Measured[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole = '', first = '', second, , unit = ''] = match
    const tenThousand = whole.includes('万') ? 10_000 : 1
    const values = [first, second].flatMap((value) => (value ? [Number(value.replaceAll(',', '')) * tenThousand] : []))
    if (unit === 'kg' || unit === '公斤') return { text: whole, kind: 'mass', values }
    const rate = /\/(?:h|小时)$/.test(unit)
    const factor = perUnit[unit.replace(/\/(?:h|小时)$/, '')] ?? 1
    return { text: whole, kind: rate ? 'rate' : 'area', values: values.map((value) => value * factor) }
  })
}

function ends(quantity: Quantity): number[] {
  return quantity.form === 'range' ? [quantity.from, quantity.to] : [quantity.value]
}

const known = { area: new Set<number>(), mass: new Set<number>(), rate: new Set<number>() }
for (const { variants } of Object.values(boats)) {
  for (const { figures } of variants) {
    for (const [key, figure] of Object.entries(figures) as [FigureKey, Figure][]) {
      const unit = figureUnits[key]
      const kind =
        unit === 'kg' ? 'mass' : unit === 'm2' || unit === 'mu' ? 'area' : unit.endsWith('PerH') ? 'rate' : undefined
      const factor = unit.startsWith('mu') ? squareMetresPer.mu : 1
      if (kind) for (const value of ends(figure.quantity)) known[kind].add(value * factor)
    }
  }
}

/** Figures that are no boat's: what a unit is worth, the pond and the reservoir of a guide's first sentence. */
const others = {
  area: [1, 666.67, 667, 10_000, 40_000, 40 * squareMetresPer.mu, 50 * squareMetresPer.mu, 500 * squareMetresPer.mu],
  mass: [],
  rate: [],
} as const

/** Areas are printed to a tenth of a hectare or an acre: half of that step is rounding, not another figure. */
function near(kind: Measured['kind'], one: number, other: number): boolean {
  return Math.abs(one - other) <= (kind === 'mass' ? 0 : Math.max(506, other * 0.01))
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

/** The boats' figures a page prints, in base units, each once: the same set in both languages. */
export function figuresOf(blocks: readonly string[]): number[] {
  const all = blocks.flatMap((block) =>
    measuredIn(block).flatMap(({ kind, values }) => values.map((value) => nearest(kind, value))),
  )
  return [...new Set(all)].filter((value) => value > 0).toSorted((one, other) => one - other)
}

function nearest(kind: Measured['kind'], value: number): number {
  return [...known[kind]].find((each) => near(kind, value, each)) ?? 0
}
