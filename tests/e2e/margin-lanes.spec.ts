import { expect, type Page } from '@playwright/test'
import { fixedAreas } from '../support/fixed-boxes.ts'
import { lanes } from '../support/resting-pages/margin-lane.ts'
import { test } from '../support/visitor-test.ts'

/** What stands fixed over the page comes to stand in the margin of each window. */
async function standsInMargin(page: Page, names: readonly string[]) {
  for (const [width, lane] of lanes) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () => (await page.evaluate(fixedAreas)).map(({ name, left }) => [name, left >= width - lane]), {
        message: `${page.url()}, ${width} px`,
      })
      .toEqual(names.map((name) => [name, true]))
  }
}

test('what stands fixed over a page stands in its margin', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.locator('orca-chat .launcher').waitFor()
  await standsInMargin(page, ['launcher'])
  await page.goto('/en')
  // Before that there is nothing below the hero to scroll to.
  await expect(page.locator('html[data-rest-waits=true]')).toHaveCount(0)
  await page.mouse.wheel(0, 2000)
  await standsInMargin(page, ['panel', 'picture'])
})
