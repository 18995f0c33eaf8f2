import { expect, test } from '@playwright/test'
import { type RoutePath, routes } from '#lib/routes/table'
import { contrasts, linesOnPicture } from '../support/words-on-picture.ts'

const heroes = (Object.keys(routes) as RoutePath[]).filter(
  (path) => routes[path].theme === 'darkHero' && path !== '/404' && path !== '/index2',
)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} px words over a first picture stand out from it, the header's too`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const weak: string[] = []
    for (const path of heroes) {
      await page.goto(path)
      await page
        .locator('main picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      const lines = await page.evaluate(linesOnPicture)
      expect(lines.length, path).toBeGreaterThan(2)
      for (const { said, contrast, needs } of await contrasts(page, lines))
        if (contrast < needs) weak.push(`${path} ${said}: ${contrast.toFixed(2)} of ${needs}`)
    }
    expect(weak).toEqual([])
  })
}
