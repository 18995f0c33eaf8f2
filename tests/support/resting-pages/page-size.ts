import { boatSlugs } from '#lib/content/fleet'
import { onPhones as withForms } from './accessible.ts'
import { everywhere, inBothLanguages, type Look } from './look.ts'

const boatsAndSolutions = inBothLanguages([
  ...boatSlugs.map((slug) => `/product/${slug}`),
  '/solution/robot',
  '/solution/uboat',
  '/solution/solution',
])

export const pageLength: Look = {
  promise: 'no page of a product, a solution or of buying is longer than ten screens of a laptop',
  places: everywhere([...boatsAndSolutions, ...inBothLanguages(['/service'])], [1440]),
  async broken(page) {
    // A window that just had another width, or no motion, comes to rest within frames.
    const rests = await page
      .waitForFunction(() => document.documentElement.scrollHeight <= 10 * innerHeight, undefined, { timeout: 5_000 })
      .catch(() => undefined)
    if (rests) return []
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    return [`${screens.toFixed(1)} screens`]
  },
}

/** Where rows, tables and drawings could push a page wider. */
const onPhones = [
  ...inBothLanguages(['/', '/product', '/index2', '/aboutus', '/datasets/FloW', '/datasets/USVInland/SLAM']),
  '/datasets',
  '/en/download',
]

export const pageWidth: Look = {
  promise:
    'nothing is wider than a phone’s window, nor than one of 320 px, where a page is read at four times its size',
  places: [...everywhere(boatsAndSolutions, [320]), ...everywhere([...onPhones, ...withForms], [360])],
  async broken(page, { width }) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    return wide === width ? [] : [`${wide} px wide`]
  },
}
