import { type AreaFigure, isAreaUnit } from '#lib/content/area-units'
import type { Quantity } from '#lib/content/boats/types'

/** How an element prints an area: as a figure, its number an element and its unit the text behind it, or in running words. */
export type AreaPart = 'figure' | 'text'

/** The meaning of `data-area`: "figure range 50 100 mu", "text exact 40 mu/h". */
export function areaData(part: AreaPart, { quantity, unit, isRate }: AreaFigure): string {
  const numbers = quantity.form === 'range' ? `${quantity.from} ${quantity.to}` : quantity.value
  return `${part} ${quantity.form} ${numbers} ${unit}${isRate ? '/h' : ''}`
}

const pattern = /^(figure|text) (?:range ([\d.]+) ([\d.]+)|(exact|about|over|upTo) ([\d.]+)) (\w+)(\/h)?$/

const isPart = (word: string | undefined): word is AreaPart => word === 'figure' || word === 'text'

const isForm = (word: string): word is Exclude<Quantity['form'], 'range'> =>
  word === 'exact' || word === 'about' || word === 'over' || word === 'upTo'

/** The area that `areaData` wrote, and how it is printed; nothing where it wrote none. */
export function readAreaData(text: string): { part: AreaPart; area: AreaFigure } | undefined {
  const [, part, from, to, form = '', value, unit, perHour] = pattern.exec(text) ?? []
  if (!isPart(part) || !isAreaUnit(unit)) return undefined
  const quantity: Quantity = isForm(form)
    ? { form, value: Number(value) }
    : { form: 'range', from: Number(from), to: Number(to) }
  return { part, area: { quantity, unit, isRate: perHour !== undefined } }
}
