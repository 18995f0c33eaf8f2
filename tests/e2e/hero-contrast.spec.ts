import { expect, type Page, test } from '@playwright/test'
import { type RoutePath, routes } from '#lib/routes/table'
import { drawnByProcessor } from '../support/drawn-by-processor.ts'
import { contrasts, linesOnPicture, showWords } from '../support/words-on-picture.ts'

// The browser that boats and waters are drawn in: another one would be another start of each worker.
test.use({ launchOptions: drawnByProcessor.launchOptions })

const heroes = (Object.keys(routes) as RoutePath[]).filter(
  (path) => routes[path].theme === 'darkHero' && path !== '/404' && path !== '/index2',
)

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Side by side: each looks at every third page. */
const parts = [0, 1, 2]

for (const part of parts)
  test(`words over a first picture stand out from it, the header's too: ${part + 1} of ${parts.length}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const weak: string[] = []
    for (const path of heroes.filter((_, index) => index % parts.length === part)) {
      for (const [index, screen] of screens.entries()) {
        await page.setViewportSize(screen)
        if (index === 0) await page.goto(path)
        await pictureFor(page, screen.width)
        const lines = await page.evaluate(linesOnPicture)
        expect(lines.length, path).toBeGreaterThan(2)
        for (const { said, contrast, needs } of await contrasts(page, lines))
          if (contrast < needs) weak.push(`${path} at ${screen.width} px, ${said}: ${contrast.toFixed(2)} of ${needs}`)
        await page.evaluate(showWords)
      }
    }
    expect(weak).toEqual([])
  })

/** Waits until the page is as wide as asked and shows the picture of that width, whole. */
async function pictureFor(page: Page, width: number): Promise<void> {
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  await page
    .locator('main picture img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      // The browser chooses anew with the frame after it has another width.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      await image.decode()
    })
}
