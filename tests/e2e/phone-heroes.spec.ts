import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

/** Each boat from its first to its last pixel in its picture, as shares of the picture's width: read off the renders. */
const boats = {
  smurf: ['smurf-hero', 0.05, 0.48],
  moshark: ['moshark-hero', 0.33, 0.97],
  efficiency: ['sweep-air', 0.52, 0.86],
  feichi: ['feichi-hero', 0.05, 0.62],
  titan: ['titan-hero', 0.02, 0.65],
  xi: ['xi-hero', 0.39, 0.97],
  yang: ['yang-hero', 0.03, 0.67],
  apas: ['apas-hero', 0.02, 0.66],
} as const

test('on a phone each boat stands whole in the picture that its page opens with', async ({ page }) => {
  for (const [slug, [picture, first, last]] of Object.entries(boats)) {
    await page.goto(`/product/${slug}`)
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
    expect.soft(window.from, `${slug} from`).toBeLessThanOrEqual(first)
    expect.soft(window.to, `${slug} to`).toBeGreaterThanOrEqual(last)
  }
})
