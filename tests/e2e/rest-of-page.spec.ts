import { expect, test } from '@playwright/test'

for (const path of ['/datasets', '/en/privacy', '/download', '/en/datasets/FloW', '/caseDetail/lily-lake'])
  test(`of ${path} the first frame lays out neither the end nor the footer`, async ({ page }) => {
    await page.addInitScript(() => {
      self.requestIdleCallback = () => 0 // a visitor's machine that has no time yet
    })
    await page.goto(path)
    await expect(page.locator('html[data-rest-waits]')).toHaveCount(1)
    const isLaidOut = (what: string) =>
      page
        .locator(what)
        .last()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut('main h2')).toBe(false)
    expect(await isLaidOut('footer h2')).toBe(false)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut('footer h2')).toBe(true)
  })
