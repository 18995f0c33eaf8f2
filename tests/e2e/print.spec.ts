import { expect, test } from '@playwright/test'
import { blankShares, hasPoppler } from '../support/printed-pages.ts'

test.skip(!hasPoppler, 'pdftoppm is not here (apt-get install poppler-utils)')

// Sheets are laid out the same with the smallest of each picture's sizes, which are drawn and packed in a third of the time.
test.use({ deviceScaleFactor: 0.25 })

const sheets = [
  { path: '/', most: 6 },
  { path: '/product', most: 4 },
  { path: '/product/smurf', most: 10 },
  { path: '/en/product/titan', most: 10 },
  { path: '/product/feichi', most: 10 },
  { path: '/en/caseDetail/lily-lake', most: 3 },
] as const

for (const { path, most } of sheets) {
  test(`${path} on paper: at most ${most} sheets, none of them half empty, nothing beside the sheet`, async ({
    page,
  }) => {
    await page.goto(path)
    const blank = blankShares(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
    expect(blank.length).toBeLessThanOrEqual(most)
    // The last one ends where it ends.
    expect(blank.slice(0, -1).filter((share) => share > 1 / 2)).toEqual([])
    // As wide as A4 within its margins, 186 mm.
    await page.setViewportSize({ width: 703, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const wide = await page
      .locator('main :is(table, ul, ol, dl, p, h2, h3)')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.getBoundingClientRect().right > innerWidth + 1 ? [one.textContent?.slice(0, 40)] : [],
        ),
      )
    expect(wide).toEqual([])
  })
}

test('a chosen dot is seen on paper, which drops the grounds it is drawn with', async ({ page }) => {
  await page.goto('/tools/finder')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main input[type="radio"]:checked').first()).toHaveCSS('appearance', 'auto')
})
