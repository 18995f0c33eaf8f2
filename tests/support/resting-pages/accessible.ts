import { boatSlugs } from '#lib/content/fleet'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { everywhere, type Look } from './look.ts'

/** Pages with a form or much to read: all of each, on a phone. */
export const onPhones = [
  '/advisory',
  '/quote',
  '/joinus',
  '/contact',
  '/privacy',
  '/components/applDialog',
  '/sent?form=quote',
  '/en/advisory',
  '/en/partner',
  '/en/joinus',
  '/en/contact',
  '/en/privacy',
]

const atDesk = [
  '/datasets',
  '/en/datasets/FloW',
  '/en/datasets/USVInland',
  '/datasets/USVInland/Introduction',
  '/datasets/USVInland/Platform',
  '/en/aboutus',
  '/download',
  '/en/no-such-page',
]

/** Of a boat one language: what axe looks at is the same markup in both. */
const theirOwnPart = [
  ...['/', '/en', '/product', '/en/product', '/index2', '/en/index2'],
  ...boatSlugs.map((slug) => `/product/${slug}`),
]

export const accessible: Look = {
  promise: 'axe finds nothing',
  places: [...everywhere(onPhones, [360]), ...everywhere([...atDesk, ...theirOwnPart], [1280])],
  async broken(page, { at }) {
    // Stories are lists then, with every step to be read.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults = await accessibilityFaults(page, theirOwnPart.includes(at) ? 'main' : undefined)
    await page.emulateMedia({ reducedMotion: null })
    // A list is longer than its story: what looks at the page next must not meet it.
    await page.waitForFunction(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
    return faults
  },
}

export const oneHeadline: Look = {
  promise: 'a page with a form has one headline',
  places: everywhere(onPhones, [360]),
  async broken(page) {
    const headlines = await page.getByRole('heading', { level: 1 }).count()
    return headlines === 1 ? [] : [`${headlines} headlines`]
  },
}
