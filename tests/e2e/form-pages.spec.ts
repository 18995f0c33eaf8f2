import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { untilAtRest } from '../support/start-page.ts'

const pages = [
  '/advisory',
  '/quote',
  '/joinus',
  '/contact',
  '/privacy',
  '/components/applDialog',
  '/sent?form=quote',
  '/en/advisory',
  '/en/partner',
  '/en/joinus',
  '/en/contact',
  '/en/privacy',
]

for (const path of pages) {
  test(`${path}: axe finds nothing, and nothing is wider than a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await untilAtRest(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}
