import { expect, type Page, test } from '@playwright/test'

/** Where the first screen's parts stand, in whole pixels. */
const places = (page: Page) =>
  page
    .locator('main h1, main h1 + p, main h1 ~ div, main dl')
    .evaluateAll((parts) => parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().top)))

/** Families that CSS or fontconfig gives a face of its own: named so, ours would be drawn in that one until it has come. */
const systemNames = ['sans', 'serif', 'mono', 'sans-serif', 'monospace', 'system-ui']

for (const [path, width] of [
  ['/en', 390],
  ['/en', 1366],
  ['/en/product/smurf', 768],
] as const) {
  test(`at ${width} nothing on the first screen of ${path} moves when the faces come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 })
    let asked = 0
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      asked += 1
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked).toBeGreaterThan(0)
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
    expect(families.filter((family) => systemNames.includes(family.replaceAll('"', '')))).toEqual([])
    const before = await places(page)
    release()
    const loading = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
    await expect.poll(loading).toBe(0)
    const after = await places(page)
    expect(after).toHaveLength(before.length)
    for (const [index, top] of after.entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThanOrEqual(2)
  })
}

test('no run of Chinese text asks a Linux system for its face', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['fonts'] })
  await page.goto('/advisory')
  await page.waitForFunction(() => !('restWaits' in document.documentElement.dataset))
  const isThere = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const width = (faces: string) => {
      if (context) context.font = `40px ${faces}`
      return context?.measureText('ORCA il').width
    }
    return width('"Noto Sans CJK SC", monospace') !== width('monospace')
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: { name: string }[] }
  test.skip(!isThere, 'this machine has no Noto Sans CJK SC')
  const asked = (question: string) => traceEvents.filter(({ name }) => name.endsWith(question)).length
  expect(asked('::GetFontPlatformData')).toBeGreaterThan(0)
  expect(asked('::GetFallbackFontForCharacter')).toBe(0)
})
