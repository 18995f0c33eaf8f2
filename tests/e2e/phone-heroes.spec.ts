import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

/** What opens a page with boats: from the first to the last of their pixels, as shares of the picture's width: read off the renders. */
const boats = {
  '/product/smurf': ['smurf-hero', 0.05, 0.48],
  '/product/moshark': ['moshark-hero', 0.33, 0.97],
  '/product/efficiency': ['sweep-air', 0.52, 0.86],
  '/product/feichi': ['feichi-hero', 0.05, 0.62],
  '/product/titan': ['titan-hero', 0.02, 0.65],
  '/product/xi': ['xi-hero', 0.39, 0.97],
  '/product/yang': ['yang-hero', 0.03, 0.67],
  '/product/apas': ['apas-hero', 0.02, 0.66],
  '/product': ['fleet-lake', 0.37, 0.95],
  '/contact': ['feichi-morning', 0.52, 0.91],
  '/joinus': ['harbour-work', 0.48, 0.92],
  '/solution/uboat': ['evening-cruise', 0.16, 0.73],
} as const

test('on a phone boats stand whole in the pictures that pages open with', async ({ page }) => {
  for (const [path, [picture, first, last]] of Object.entries(boats)) {
    await page.goto(path)
    const window = await page
      .locator(`picture[data-picture="${picture}"] img`)
      .first()
      .evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
        const { width, height } = image.getBoundingClientRect()
        const drawn = Math.max(width, (height * 16) / 9)
        const start = ((drawn - width) * Number.parseFloat(getComputedStyle(image).objectPosition)) / 100
        return { from: start / drawn, to: (start + width) / drawn }
      })
    expect.soft(window.from, `${path} from`).toBeLessThanOrEqual(first)
    expect.soft(window.to, `${path} to`).toBeGreaterThanOrEqual(last)
  }
})
