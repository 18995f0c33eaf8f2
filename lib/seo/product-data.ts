import { siteOrigin } from '#lib/config/site-origin'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { type RowKey, rowOfFigure } from '#lib/content/boats/sheet'
import { type Figure, type FigureKey, type FigureUnit, figureUnits } from '#lib/content/boats/types'
import { type BoatSlug, boatPath, boatPicture } from '#lib/content/fleet'
import { pictures } from '#lib/content/pictures'
import type { Locale } from '#lib/i18n/locales'
import { address } from '#lib/routes/address'

/** UN/CEFACT codes. */
const unitCodes: Partial<Record<FigureUnit, string>> = {
  m2: 'MTK',
  kg: 'KGM',
  m: 'MTR',
  cm: 'CMT',
  mm: 'MMT',
  h: 'HUR',
  km: 'KMT',
}

/** Units without a code, as a reader writes them. */
const unitTexts: Partial<Record<FigureUnit, string>> = { m2PerH: 'm²/h' }

function propertyValue(name: string, key: FigureKey, { quantity }: Figure) {
  const unit = figureUnits[key]
  const code = unitCodes[unit]
  const value =
    quantity.form === 'range'
      ? { minValue: quantity.from, maxValue: quantity.to }
      : quantity.form === 'upTo'
        ? { maxValue: quantity.value }
        : quantity.form === 'over'
          ? { minValue: quantity.value }
          : { value: quantity.value }
  return {
    '@type': 'PropertyValue',
    name,
    ...value,
    ...(code ? { unitCode: code } : { unitText: unitTexts[unit] ?? unit }),
  }
}

interface ProductMessages {
  name: string
  /** The boat's class: what a catalogue would file it under. */
  category: string
  description: string
  label: (row: RowKey) => string
  /** Name of a variant, where a boat has more than one. */
  variants: Readonly<Record<'cleaning' | 'weed', string>>
}

/** Product data with confirmed figures only (READ-5); no price, rating or review, because there are none. */
export function productData(slug: BoatSlug, messages: ProductMessages, locale: Locale) {
  const url = siteOrigin() + address(boatPath(slug), locale)
  const image = boatPicture(slug, 'hero')
  const properties = boats[slug].variants.flatMap(({ id, figures }) =>
    // Object.entries forgets the keys' type; Figures has no others.
    (Object.entries(figures) as [FigureKey, Figure][])
      // Areas are given once, in square metres.
      .filter(([key, figure]) => isConfirmed(figure) && !figureUnits[key].startsWith('mu'))
      .map(([key, figure]) => {
        const row = rowOfFigure(key)
        const name = row ? messages.label(row) : key
        return propertyValue(id === 'standard' ? name : `${messages.variants[id]}: ${name}`, key, figure)
      }),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: messages.name,
    category: messages.category,
    description: messages.description,
    brand: { '@type': 'Brand', name: 'ORCA' },
    url,
    image: `${siteOrigin()}/pictures/${image}-${pictures[image].widths.at(-1)}.webp`,
    ...(properties.length > 0 ? { additionalProperty: properties } : {}),
  }
}
