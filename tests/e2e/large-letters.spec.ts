import { expect, test } from '@playwright/test'
import { browserArguments } from '../support/browser-arguments.ts'

// A browser whose letters are set to twice their size (WCAG 1.4.4).
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
})

test('with letters twice as large the header has the small menu, clear of the wordmark', async ({ page }) => {
  await page.goto('/en/privacy')
  await expect(page.locator('#site-header > nav')).toBeHidden()
  await expect(page.locator('#site-header button[aria-haspopup="dialog"]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test("on a phone with letters twice as large the menu's button is whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/privacy', '/en/privacy']) {
    await page.goto(path)
    await expect(page.locator('#site-header button[aria-haspopup="dialog"]').last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
