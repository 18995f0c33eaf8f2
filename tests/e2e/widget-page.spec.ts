import { expect, test } from '@playwright/test'

for (const path of ['/widget', '/en/widget'])
  test(`on a phone the tables of ${path} are read without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    const wide = await page
      .locator('main [role=group]:has(> table)')
      .evaluateAll((frames) =>
        frames
          .filter((frame) => frame.scrollWidth > frame.clientWidth)
          .map((frame) => frame.getAttribute('aria-label')),
      )
    expect(wide).toEqual([])
  })

test('the causes that are checked in order have their numbers', async ({ page }) => {
  await page.goto('/en/widget/check')
  const kinds = await page
    .locator('main ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType))
  expect(new Set(kinds)).toEqual(new Set(['decimal']))
})
