import { areaMeasureNames, areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { printQuantity } from '#lib/content/boats/print'
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

const readable = /^(coverArea|maintainedArea|areaPerCharge|workRate)(Ha|Acres|Wan)(PerH)?$/

/**
 * An area in a unit that only readers choose: `smurf.coverAreaHa`, `efficiency.workRateHaPerH`; `…Wan` prints square
 * metres as Chinese counts them, 3 万–6.5 万.
 */
function boatArea(slug: string, path: readonly string[]): TextFigure | undefined {
  const boat = Object.values(boats).find((candidate) => candidate.slug === slug)
  const [variantId, key = ''] = path.length === 2 ? path : ['standard', path[0]]
  const figures = boat?.variants.find(({ id }) => id === variantId)?.figures ?? {}
  const [, measure, unit] = readable.exec(key) ?? []
  const known = areaMeasureNames.find((each) => each === measure)
  const area = known && areaOf(figures, known)
  if (!area || !unit) return undefined
  if (unit === 'Wan') return { print: printQuantity(area.m2.quantity, 'zh', 0) }
  const wanted = unit === 'Ha' ? 'ha' : 'acre'
  const reading = areaReadings(area, 'en').find((each) => each.unit === wanted)
  return reading && { print: printed(reading.quantity) }
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
  const area = boatArea(owner, path)
  if (area) return area
  const figure = boatFigure(owner, path)
  if (!figure || figure.conditional) return undefined
  return { print: printed(figure.quantity), note: notes[figure.source] }
}
