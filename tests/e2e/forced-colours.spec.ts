import { expect, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

test.use({ locale: 'en', contextOptions: { forcedColors: 'active' } })

/** What stands out by its ground alone, and its neighbour that is not chosen. */
const chosen = [
  ['/en/product/smurf', 'label:has(:checked) > span', 'label:not(:has(:checked)) > span', '#specification'],
  ['/en/download', 'label:has(:checked)', 'label:not(:has(:checked))', 'main form'],
  ['/en/datasets/FloW', 'label:has(:checked)', 'label:not(:has(:checked))', '#cite'],
  ['/en/datasets/FloW/Radar', '[aria-current=page]', 'a:not([aria-current])', 'main nav'],
  ['/en/tools/water', '[aria-pressed=true]', '[aria-pressed=false]', '[role=toolbar]'],
] as const

test('in the reader’s own colours the chosen one differs from the others', async ({ page }) => {
  for (const [path, one, other, place] of chosen) {
    await openStarted(page, path)
    const ground = (which: string) =>
      page
        .locator(place)
        .locator(which)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await ground(one), path).not.toBe(await ground(other))
  }
})

test('in the reader’s own colours a drawn mark has the colour of its words', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/en/product/smurf', '/en/service']) {
    await openStarted(page, path)
    const question = page.locator('#questions summary').first()
    const [words, mark] = await question.evaluate((element) =>
      [getComputedStyle(element), getComputedStyle(element, '::after')].map(({ color }) => color),
    )
    expect(mark, path).toBe(words)
  }
})
