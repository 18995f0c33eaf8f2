import { expect, test } from 'vitest'
import { boats } from '#lib/content/boats/catalogue'
import { boatListings } from '#lib/i18n/boat-listings'
import { locales } from '#lib/i18n/locales'

test.each(locales)('%s: each variant of each boat says what it is for', (locale) => {
  for (const { slug, variants } of Object.values(boats)) {
    const { jobs } = boatListings[locale][slug]
    expect(Object.keys(jobs).sort(), slug).toEqual(variants.map(({ id }) => id).sort())
  }
})
