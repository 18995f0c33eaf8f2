import { boats } from '#lib/content/boats/catalogue'
import type { Figure, Quantity } from '#lib/content/boats/types'
import { company } from '#lib/content/company'

/** The footnote of a figure that is only indicative (READ-5): assigned to the boat by us, or reported in public. */
export type TextFigureNote = 'assigned' | 'reported'

/** A figure named in a text: what to print, and the footnote it needs. */
export interface TextFigure {
  print: string
  note?: TextFigureNote
}

const notes: Partial<Record<Figure['source'], TextFigureNote>> = { 'SPEC?': 'assigned', PUB: 'reported' }

const grouped = new Intl.NumberFormat('en')

function printed(quantity: Quantity): string {
  return quantity.form === 'range'
    ? `${grouped.format(quantity.from)}–${grouped.format(quantity.to)}`
    : grouped.format(quantity.value)
}

function boatFigure(slug: string, path: readonly string[]): Figure | undefined {
  const boat = Object.values(boats).find((candidate) => candidate.slug === slug)
  const [variantId, key] = path.length === 2 ? path : ['standard', path[0]]
  const figures = boat?.variants.find(({ id }) => id === variantId)?.figures ?? {}
  return Object.entries(figures).find(([name]) => name === key)?.[1]
}

/**
 * Finds a figure by the name a content file gives it: `smurf.coverAreaMu`, `moshark.weed.cutDepthCm`, `company.founded`.
 * Undefined when there is none, or when it may not stand without its own footnote.
 */
export function textFigure(name: string): TextFigure | undefined {
  const [owner = '', ...path] = name.split('.')
  if (owner === 'company') {
    const value = Object.entries(company).find(([key]) => key === path[0])?.[1]
    if (value === undefined) return undefined
    return { print: path[0] === 'founded' ? String(value) : grouped.format(value) }
  }
  const figure = boatFigure(owner, path)
  if (!figure || figure.conditional) return undefined
  return { print: printed(figure.quantity), note: notes[figure.source] }
}
