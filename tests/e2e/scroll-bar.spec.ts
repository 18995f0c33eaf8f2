import { expect, test } from '@playwright/test'
import { browserArguments } from '../support/browser-arguments.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

test('where scroll bars take room, a first visit has its bar from the first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    const widths = new Set<number>()
    Object.assign(self, { widths })
    const note = () => {
      if (document.body) widths.add(document.documentElement.clientWidth)
      requestAnimationFrame(note)
    }
    note()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/product/smurf')
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
  const widths = await page.evaluate(() => [...Reflect.get(self, 'widths')])
  expect(widths).toHaveLength(1)
  expect(widths[0]).toBeLessThan(1440)
})
