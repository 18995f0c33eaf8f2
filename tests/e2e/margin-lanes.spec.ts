import { expect, test } from '@playwright/test'
import { browserArguments } from '../support/browser-arguments.ts'
import { fixedAreas, metIn } from '../support/fixed-boxes.ts'
import { partsOfPages } from '../support/pages-in-languages.ts'
import { refuseRequests } from '../support/refuse-requests.ts'
import { visitorHeaders } from '../support/visitor.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // Words stand where they stand without the pictures, too.
    args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
  },
})

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(visitorHeaders())
})

/** What the margin keeps free at the window's edge, where the boxes stand at rest (`styles/_story.scss`). */
const lanes = [
  { width: 1280, lane: 52 },
  { width: 1440, lane: 56 },
  { width: 1920, lane: 184 },
  { width: 2560, lane: 200 },
]

test('what stands fixed over a page stands in its margin', async ({ page }) => {
  for (const { width, lane } of lanes) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.locator('orca-chat .launcher').waitFor()
    const [launcher] = await page.evaluate(fixedAreas)
    expect(launcher?.left, `${width} px`).toBeGreaterThanOrEqual(width - lane)
    await page.goto('/en')
    await page.mouse.wheel(0, 2000)
    await expect
      .poll(async () => (await page.evaluate(fixedAreas)).map(({ name }) => name))
      .toEqual(['panel', 'picture'])
    for (const { left } of await page.evaluate(fixedAreas))
      expect(left, `${width} px`).toBeGreaterThanOrEqual(width - lane)
  }
})

for (const { pages, names } of partsOfPages())
  test(`no words and no control stand in the margin's lane, from end to end: ${names}`, async ({ page }) => {
    await refuseRequests(page, '*.js')
    const found: string[] = []
    for (const { at, locale } of pages) {
      await page.goto(at, { waitUntil: 'domcontentloaded' })
      await page.evaluate(async () => {
        delete document.documentElement.dataset.restWaits // all of the page is laid out
        await document.fonts.ready
      })
      // The other language has the same layout: each is looked at in two of the widths.
      for (const { width, lane } of lanes.filter((_, index) => index % 2 === (locale === 'zh' ? 0 : 1))) {
        await page.setViewportSize({ width, height: 900 })
        const area = { left: width - lane, right: width, top: -1e6, bottom: 1e6 }
        found.push(...(await page.evaluate(metIn, area)).map((one) => `${at}, ${width} px: ${one}`))
      }
    }
    expect(found).toEqual([])
  })
