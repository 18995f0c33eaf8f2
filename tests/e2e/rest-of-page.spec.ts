import { expect, test } from '@playwright/test'

test('the first frame of a page lays out neither its end nor the footer', async ({ page }) => {
  await page.addInitScript(() => {
    self.requestIdleCallback = () => 0 // a visitor's machine that has no time yet
  })
  const isLaidOut = (what: string) =>
    page
      .locator(what)
      .last()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  for (const path of ['/datasets', '/en/privacy', '/download', '/en/datasets/FloW', '/caseDetail/lily-lake']) {
    await page.goto(path)
    await expect(page.locator('html[data-rest-waits]'), path).toHaveCount(1)
    expect(await isLaidOut('main h2'), path).toBe(false)
    expect(await isLaidOut('footer h2'), path).toBe(false)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut('footer h2'), path).toBe(true)
  }
})
