import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
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
  '/widget/check',
  '/en/widget/check',
]

for (const path of pages) {
  test(`${path}: axe finds nothing, and nothing is wider than a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await untilAtRest(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

// Two lists are eighteen words to shape before the first frame: three in four of the page's questions for a face (ADR-006).
test('no choice of a list is measured before the list opens', async ({ page }) => {
  for (const path of ['/advisory', '/quote', '/joinus', '/en/contact', '/en/partner', '/en/privacy']) {
    await page.goto(path)
    const lists = await page
      .locator('form select[name]')
      .evaluateAll((boxes) =>
        boxes.map((box) => `${box.getAttribute('name')} ${getComputedStyle(box).getPropertyValue('field-sizing')}`),
      )
    expect(
      lists.filter((list) => !list.endsWith(' content')),
      path,
    ).toEqual([])
    if (path === '/advisory') expect(lists).toHaveLength(2)
  }
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  // Safari on an iPhone zooms into a box below 16 px.
  test('letters that are typed are 16 px at least', async ({ page }) => {
    for (const path of [
      '/quote',
      '/en/advisory',
      '/en/partner',
      '/joinus',
      '/en/privacy',
      '/en/product',
      '/datasets/request',
      '/en/tools/finder',
      '/tools/coverage',
      '/components/pagination',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      const small = await page.locator('input, select, textarea').evaluateAll((boxes) =>
        boxes
          .filter((box) => !['checkbox', 'radio', 'range', 'hidden', 'file'].includes(box.getAttribute('type') ?? ''))
          .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < 16)
          .map((box) => `${box.getAttribute('name') ?? box.id} ${getComputedStyle(box).fontSize}`),
      )
      expect(small, path).toEqual([])
    }
  })
})

for (const path of ['/advisory', '/en/news'])
  test(`the drawing behind the first words of ${path} is asked for once, by the head of the page`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('contours-')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    const hint = await page.locator('head link[rel="preload"][href*="contours-"]').getAttribute('href')
    await untilAtRest(page)
    expect(asked.filter((one) => one.includes(hint?.split('contours-')[1] ?? 'no hint'))).toEqual([hint])
  })
