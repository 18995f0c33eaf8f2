import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { smallLetters } from '../support/resting-pages/typed-letters.ts'
import { untilAtRest } from '../support/start-page.ts'
import { openHydrated } from '../support/started.ts'

for (const path of ['/widget/check', '/en/widget/check']) {
  test(`${path}: axe finds nothing, and nothing is wider than a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await untilAtRest(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  // Its boxes come with the tool; those that stand in a page are looked at with it (resting-pages.spec.ts).
  test('letters that are typed into the simulator are 16 px at least', async ({ page }) => {
    await openHydrated(page, '/tools/coverage')
    await expect(page.locator('main input[inputmode]').first()).toBeVisible()
    expect(await smallLetters(page)).toEqual([])
  })
})

for (const path of ['/advisory', '/en/news'])
  test(`the drawing behind the first words of ${path} is asked for once, by the head of the page`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('contours-')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    const hint = await page
      .locator('head link[rel="preload"][href*="contours-"]')
      .evaluateAll((links) =>
        links.find((link) => matchMedia(link.getAttribute('media') ?? 'all').matches)?.getAttribute('href'),
      )
    await untilAtRest(page)
    const drawing = /contours-[a-z]+/.exec(hint ?? '')?.[0] ?? 'no hint'
    expect(asked.filter((one) => one.includes(drawing))).toEqual([hint])
  })
