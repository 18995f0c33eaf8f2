import { expect, type Page, test } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { address, routeOf } from '#lib/routes/address'
import { type RoutePath, routes } from '#lib/routes/table'
import { metByFixedBoxes } from '../support/fixed-boxes.ts'
import { visitorHeaders } from '../support/visitor.ts'

/** Every page that has a place in the site, in its languages. */
const pages = (Object.keys(routes) as RoutePath[])
  .filter((path) => routeOf(path).indexable)
  .flatMap((path) =>
    locales.filter((locale) => routeOf(path).languages.includes(locale)).map((one) => address(path, one)),
  )
const closely = ['/', '/en', '/product/apas', '/en/product/apas', '/product/yang', '/en/product/yang']
const widths = [360, 390, 768, 1024, 1180, 1440, 1920, 2560]

/** Which words and controls lie under a fixed box once the visitor has scrolled down and reads, at places all down the page. */
async function met(page: Page, width: number, places: readonly number[]): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  const found: string[] = []
  for (const place of places) {
    await page.evaluate((part) => {
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part - 300, behavior: 'instant' })
    }, place)
    await page.mouse.wheel(0, 300)
    // The header's rule answers within its ceiling, and what goes away takes a fifth of a second.
    await page.waitForTimeout(900)
    found.push(...(await page.evaluate(metByFixedBoxes)).map((one) => `${width} px, ${place}: ${one}`))
  }
  return found
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  if (!path.startsWith('/en') && path !== '/widget') await page.locator('orca-chat .launcher').waitFor()
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(visitorHeaders())
})

for (const path of closely) {
  test(`no fixed box stays on words or a control of ${path} at eight widths`, async ({ page }) => {
    test.slow()
    await open(page, path)
    const found: string[] = []
    for (const width of widths) found.push(...(await met(page, width, [0.3, 0.6, 0.85])))
    expect(found).toEqual([])
  })
}

for (let from = 0; from < pages.length; from += 12) {
  const some = pages.slice(from, from + 12)
  test(`no fixed box stays on words or a control of ${some[0]} and ${some.length - 1} more, phone and laptop`, async ({
    page,
  }) => {
    test.slow()
    const found: string[] = []
    for (const path of some) {
      await open(page, path)
      for (const width of [390, 1440])
        found.push(...(await met(page, width, [0.4, 0.75])).map((one) => `${path}, ${one}`))
    }
    expect(found).toEqual([])
  })
}
