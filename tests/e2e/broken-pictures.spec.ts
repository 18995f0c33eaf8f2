import { expect, test } from '@playwright/test'
import { untilAtRest } from '../support/start-page.ts'

for (const [path, width] of [
  ['/en/product/smurf', 390],
  ['/en/caseDetail/lily-lake', 1440],
] as const)
  test(`at ${width} px a picture of ${path} that does not come keeps to its place in the list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route(/\.(?:avif|webp)$/, (route) => route.abort())
    await page.goto(path)
    await untilAtRest(page)
    const widths = await page.locator('main li picture').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const places = [picture.parentElement, picture.closest('ul, ol')]
        const room = Math.min(...places.map((place) => place?.getBoundingClientRect().width ?? 0))
        return { width: Math.round(picture.getBoundingClientRect().width), room: Math.round(room) }
      }),
    )
    expect(widths.length).toBeGreaterThan(2)
    for (const one of widths) expect(one.width).toBeLessThanOrEqual(one.room)
  })
