import { expect, test } from '@playwright/test'
import { blurredPictures } from '../engines/page-measures.ts'
import { visitorHeaders } from '../support/visitor.ts'

// A tablet held across is the narrowest window that has a laptop's columns.
test.use({ viewport: { width: 1024, height: 768 } })

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(visitorHeaders())
})

test('on a tablet names and figures stay in their columns', async ({ page }) => {
  await page.goto('/datasets')
  const column = await page.locator('main section h2').first().boundingBox()
  const ends = await page
    .locator('main nav a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(3)
  expect(Math.max(...ends)).toBeLessThanOrEqual(column?.x ?? 0)
  await page.goto('/en/product')
  const figures = page.locator('main li dd')
  expect(await figures.count()).toBeGreaterThan(5)
  const wide = await figures.evaluateAll((all) =>
    all.filter((figure) => figure.scrollWidth > figure.clientWidth).map(({ textContent }) => textContent),
  )
  expect(wide).toEqual([])
})

test('on a tablet a picture cut to its column is fetched as wide as it is drawn', async ({ page }) => {
  for (const [path, picture] of [
    ['/caseDetail/sightseeing-loop', 'sightseeing-loop'],
    ['/en/aboutus', 'mast-dawn'],
  ] as const) {
    await page.goto(path)
    const image = page.locator(`main [data-picture="${picture}"] img`).first()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), path).toBeGreaterThan(0)
    expect(await page.evaluate(blurredPictures), path).toEqual([])
  }
})

test('up to 1180 px the header has the small menu: its entries would break into two lines', async ({ page }) => {
  await page.goto('/en')
  const entries = page.locator('#site-header > nav')
  const button = page.locator('#site-header button[aria-haspopup="dialog"]')
  for (const [width, isSmall] of [
    [1024, true],
    [1180, true],
    [1181, false],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await expect(button).toBeVisible({ visible: isSmall })
    await expect(entries).toBeVisible({ visible: !isSmall })
  }
  for (const width of [1208, 1279, 1280, 1360]) {
    await page.setViewportSize({ width, height: 768 })
    const lines = await entries.evaluate((nav) => {
      const words = document.createRange()
      words.selectNodeContents(nav)
      return new Set(
        [...words.getClientRects()]
          .filter(({ height }) => height > 0 && height < 30)
          .map(({ top }) => Math.round(top / 8)),
      ).size
    })
    expect(lines, `lines of entries at ${width} px`).toBe(1)
    expect(await entries.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0)
  }
})
