import { everywhere, type Look } from './look.ts'

/** What opens a page with boats: from the first to the last of their pixels, as shares of the picture's width: read off the renders. */
const boats: Record<string, readonly [picture: string, first: number, last: number]> = {
  '/product/smurf': ['smurf-hero', 0.05, 0.48],
  '/product/moshark': ['moshark-hero', 0.33, 0.97],
  '/product/efficiency': ['sweep-air', 0.48, 0.89],
  '/product/feichi': ['feichi-hero', 0.05, 0.62],
  '/product/titan': ['titan-hero', 0.02, 0.65],
  '/product/xi': ['xi-hero', 0.39, 0.97],
  '/product/yang': ['yang-hero', 0.03, 0.67],
  '/product/apas': ['apas-hero', 0.02, 0.66],
  '/product': ['fleet-lake', 0.37, 0.95],
  '/contact': ['feichi-morning', 0.52, 0.91],
  '/joinus': ['dock-lifting', 0.24, 0.62],
  '/solution/uboat': ['evening-cruise', 0.16, 0.73],
}

export const phoneHeroes: Look = {
  promise: 'on a phone boats stand whole in the pictures that pages open with',
  places: everywhere(Object.keys(boats), [390]),
  async broken(page, { at }) {
    const [picture, first, last] = boats[at] ?? ['', 0, 0]
    const { from, to } = await page
      .locator(`picture[data-picture="${picture}"] img`)
      .first()
      .evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
        const { width, height } = image.getBoundingClientRect()
        const drawn = Math.max(width, (height * 16) / 9)
        const start = ((drawn - width) * Number.parseFloat(getComputedStyle(image).objectPosition)) / 100
        return { from: start / drawn, to: (start + width) / drawn }
      })
    return [
      ...(from <= first ? [] : [`begins at ${from.toFixed(2)}, the boat at ${first}`]),
      ...(to >= last ? [] : [`ends at ${to.toFixed(2)}, the boat at ${last}`]),
    ]
  },
}
