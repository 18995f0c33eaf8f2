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

test('what the heading over a table says is not shown again by its caption', async ({ page }) => {
  await page.goto('/en/widget')
  const captions = page.locator('main caption')
  await expect(captions.first()).toHaveText('What ORCA sets for your site')
  const heights = await captions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
})

test('the causes that are checked in order have their numbers', async ({ page }) => {
  await page.goto('/en/widget/check')
  const kinds = await page
    .locator('main ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType))
  expect(new Set(kinds)).toEqual(new Set(['decimal']))
})
