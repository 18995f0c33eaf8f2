import { environment } from '#lib/config/environment'
import { areaMeasureNames, areaMeasures, areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { exactly } from '#lib/content/boats/figure'
import { areaInBoth, figureWithUnit, printQuantity, upperEndInBoth } from '#lib/content/boats/print'
import { type Figure, type FigureKey, type Figures, figureUnits, type Quantity } from '#lib/content/boats/types'
import { chatRetentionDays } from '#lib/content/chat-retention'
import { company } from '#lib/content/company'
import { flow } from '#lib/content/datasets/flow'
import { usvInland } from '#lib/content/datasets/usvinland'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** The footnote of a figure that is only indicative (READ-5): assigned to the boat by us, or reported in public. */
export type TextFigureNote = 'assigned' | 'reported'

/** A figure named in a text: what to print, and the footnote it needs. */
export interface TextFigure {
  print: string
  note?: TextFigureNote
}

const notes: Partial<Record<Figure['source'], TextFigureNote>> = { 'SPEC?': 'assigned', PUB: 'reported' }

/** The datasets whose figures a text may name; whose they are, the text says. */
const datasets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { flow, usvInland }

const grouped = new Intl.NumberFormat('en')

/** The number alone; a text says "up to" and the unit in its own words. */
function printed(quantity: Quantity, locale: Locale): string {
  return printQuantity(quantity.form === 'range' ? quantity : exactly(quantity.value), locale, 0)
}

function figuresNamed(slug: string, variantId: string): Figures {
  const boat = Object.values(boats).find((candidate) => candidate.slug === slug)
  return boat?.variants.find(({ id }) => id === variantId)?.figures ?? {}
}

/** An area in both units that a sentence names: `coverArea`, its upper end alone `coverAreaTo`. */
function areaNamed(figures: Figures, key: string, locale: Locale): TextFigure | undefined {
  const measure = areaMeasureNames.find((each) => each === key.replace(/To$/, ''))
  const area = measure && areaOf(figures, measure)
  if (!area) return undefined
  const inWords = key === measure ? areaInBoth : upperEndInBoth
  return { print: inWords(areaReadings(area, locale), locale) }
}

// Object.keys forgets the keys' type; the table has no others.
const figureKeys = Object.keys(figureUnits) as FigureKey[]

/** Figures stored in one unit of area, which no text may name in that unit. */
const oneUnit: readonly FigureKey[] = Object.values(areaMeasures).flat()

/** A figure by its name in a content file (`smurf.coverArea`, `company.founded`); undefined if there is none, or none for texts. */
export function textFigure(named: string, locale: Locale): TextFigure | undefined {
  const [owner = '', ...path] = named.split('.')
  if (owner === 'company') {
    const value = Object.entries(company).find(([key]) => key === path[0])?.[1]
    if (value === undefined) return undefined
    return { print: path[0] === 'founded' ? String(value) : grouped.format(value) }
  }
  if (owner === 'kept') {
    if (path[0] === 'enquiryDays') return { print: grouped.format(environment().LEADS_RETENTION_DAYS) }
    return path[0] === 'chatDays' ? { print: grouped.format(chatRetentionDays) } : undefined
  }
  const ofDataset = datasets[owner]
  if (ofDataset) {
    const value = ofDataset[path[0] ?? '']
    return typeof value === 'number' ? { print: grouped.format(value) } : undefined
  }
  const [variantId, key = ''] = path.length === 2 ? path : ['standard', path[0]]
  const figures = figuresNamed(owner, variantId ?? 'standard')
  const area = areaNamed(figures, key, locale)
  if (area) return area
  const known = figureKeys.find((each) => each === key)
  const figure = known && figures[known]
  if (!figure || oneUnit.includes(known)) return undefined
  if (figure.conditional) {
    const { conditionalInText } = messages[locale].Figures
    return { print: `${figureWithUnit(known, figure, locale)}${conditionalInText}` }
  }
  const note = notes[figure.source]
  // The mark stands behind the unit.
  return note ? { print: figureWithUnit(known, figure, locale), note } : { print: printed(figure.quantity, locale) }
}
