import { areaMeasureNames, areaMeasures, areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { exactly } from '#lib/content/boats/figure'
import { areaInBoth, figureText, printFigure, upperEndInBoth } from '#lib/content/boats/print'
import type { Figure, FigureKey, Figures, Quantity } from '#lib/content/boats/types'
import type { BoatSlug } from '#lib/content/fleet'
import { type BoatMessages, boatMessages } from '#lib/i18n/boat-messages'
import { everySentence } from '#lib/i18n/every-sentence'
import type { Locale } from '#lib/i18n/locales'

/** The limits of a quantity, for a sentence that puts its own words around them. */
function endsOf(quantity: Quantity): Record<string, number> {
  if (quantity.form === 'range') return { from: quantity.from, to: quantity.to }
  return quantity.form === 'upTo' ? { to: quantity.value } : {}
}

/** The areas in both units a sentence names (`{smurf_coverArea}`), and their upper end (`{smurf_coverArea_to}`). */
function areaValues(prefix: string, figures: Figures, locale: Locale): [string, string][] {
  return areaMeasureNames.flatMap((measure): [string, string][] => {
    const area = areaOf(figures, measure)
    if (!area) return []
    const readings = areaReadings(area, locale)
    const name = `${prefix}_${measure}`
    return [
      [name, areaInBoth(readings, locale)],
      [`${name}_to`, upperEndInBoth(readings, locale)],
    ]
  })
}

/** Figures stored in one unit of area, which no sentence may name in that unit. */
const oneUnit = new Set<FigureKey>(Object.values(areaMeasures).flat())

/**
 * Every figure of every boat as printed in a sentence: `{smurf_coverArea}`, `{moshark_weed_cutDepthCm}`; also a range's ends (`…_from`,
 * `…_to`) and the bare number (`…_number`).
 */
export function figureValues(locale: Locale): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const boat of Object.values(boats)) {
    for (const { id, figures } of boat.variants) {
      const prefix = id === 'standard' ? boat.slug : `${boat.slug}_${id}`
      for (const [name, value] of areaValues(prefix, figures, locale)) values.set(name, value)
      // Object.entries forgets the keys' type; Figures has no others.
      for (const [key, figure] of Object.entries(figures) as [FigureKey, Figure][]) {
        if (oneUnit.has(key)) continue
        values.set(`${prefix}_${key}`, figureText(key, figure, locale))
        values.set(`${prefix}_${key}_number`, printFigure(key, figure, locale).number)
        for (const [end, value] of Object.entries(endsOf(figure.quantity))) {
          values.set(`${prefix}_${key}_${end}`, figureText(key, { ...figure, quantity: exactly(value) }, locale))
        }
      }
    }
  }
  return values
}

/** Puts the figures into one sentence; a sentence that names an unknown figure stops the build. */
export function fillFigures(sentence: string, values: ReadonlyMap<string, string>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = values.get(name)
    if (word === undefined) throw new Error(`No figure is called "${name}" (in: ${sentence})`)
    return word
  })
  // Where a browser has no `text-autospace`, and in search results, Chinese and figures still stand apart.
  return filled.replace(/(\p{Script=Han})(?=\d)/gu, '$1 ').replace(/([\d%])(?=\p{Script=Han})/gu, '$1 ')
}

/** All sentences of a product page in one language, figures put in; in plain Node too, for datasheets. */
export function boatCopy<Slug extends BoatSlug>(slug: Slug, locale: Locale): BoatMessages[Slug] {
  const values = figureValues(locale)
  return everySentence(boatMessages[locale][slug], (sentence) => fillFigures(sentence, values))
}
