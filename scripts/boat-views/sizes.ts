import { boats } from '#lib/content/boats/catalogue'
import { isIndicative } from '#lib/content/boats/figure'
import type { BoatSlug } from '#lib/content/fleet'
import type { Model } from './read-model.ts'

/** A published size with what it measures in the model, metres. */
export interface Size {
  /** Which way it runs: along the side view or across the front view. */
  along: 'length' | 'width'
  from: number
  to: number
  published: number
  text: string
}

/** How far a model may be from a published size that its drawing bears, of that size. */
export const mostOff = 0.02

/** The ends of a model without its cargo, along one axis. */
export function endsOf({ surfaces }: Model, axis: 0 | 1 | 2): readonly [least: number, most: number] {
  return [Math.min(...surfaces.map(({ box }) => box[axis])), Math.max(...surfaces.map(({ box }) => box[axis + 3] ?? 0))]
}

/** The published sizes that a boat's drawing shows. Height and draft are left out: what they are measured to is not published. */
export function sizesOf(slug: BoatSlug, model: Model): Size[] {
  const { figures } = boats[slug].variants[0]
  const width = endsOf(model, 2)
  const rows = [
    ['lengthMm', 'length', endsOf(model, 0)],
    ['widthMm', 'width', width],
    ['collectWidthM', 'width', width],
  ] as const
  return rows.flatMap(([key, along, [from, to]]) => {
    const figure = figures[key]
    if (!figure || figure.quantity.form === 'range') return []
    const { value, form } = figure.quantity
    const [number, unit] = key.endsWith('Mm') ? [value.toLocaleString('en-US'), 'mm'] : [`${value}`, 'm']
    const text = `${form === 'upTo' ? '≤ ' : ''}${number} ${unit}${isIndicative(figure) ? ' *' : ''}`
    return [{ along, from, to, published: key.endsWith('Mm') ? value / 1000 : value, text }]
  })
}

/** How far the model, scaled by the first of its sizes, is from each of them, of that size. */
export function offBy(sizes: readonly Size[]): number[] {
  const [first] = sizes
  if (!first) return []
  const scale = first.published / (first.to - first.from)
  return sizes.map(({ from, to, published }) => Math.abs((scale * (to - from)) / published - 1))
}
