import { expect, test } from '@playwright/test'
import { openHydrated, openStarted } from '../support/started.ts'

test('a Chinese page has the hotline although its visitor only reads: after load, in 14 KB, without the framework', async ({
  page,
}) => {
  const sizes: Promise<number>[] = []
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (!/^\/(widget\/|hotline-widget\.js)/.test(pathname)) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.addInitScript(() => {
    addEventListener('load', () => {
      document.documentElement.dataset.widgetBeforeLoad = String(
        document.querySelector('script[src^="/widget/"]') !== null,
      )
    })
  })
  await page.goto('/privacy')
  await expect(page.locator('orca-chat .launcher')).toBeVisible({ timeout: 20_000 })
  await page.waitForTimeout(1000)
  expect(await page.locator('html').getAttribute('data-widget-before-load')).toBe('false')
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14 * 1024)
  expect(asked.filter((path) => /^\/_next\/static\/(chunks|start)\/.*\.js$/.test(path))).toEqual([])
  await page.locator('orca-chat .launcher').click()
  await expect(page.locator('orca-chat textarea')).toBeFocused()
  await expect(page.locator('orca-chat .layer'), 'in the page’s own face').toHaveCSS('font-family', /^instrumentSans/)
})

test('a loader that hangs is logged after 50 s from its tag', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.clock.install()
  await page.route('**/widget/v1/loader.js', () => {}) // never answered
  const asked = page.waitForRequest('**/widget/v1/loader.js')
  await page.goto('/privacy', { waitUntil: 'load' })
  await page.clock.runFor(5000)
  await asked
  await page.clock.runFor(40_000)
  expect(said).not.toContain('The hotline widget did not appear.')
  await page.clock.runFor(15_000)
  await expect.poll(() => said).toContain('The hotline widget did not appear.')
})

test('an English page has none', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await page.waitForTimeout(1500)
  await expect(page.locator('orca-chat')).toHaveCount(0)
})

test('a widget that does not come is only logged', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()} ${message.text()}`))
  page.on('pageerror', (error) => said.push(`thrown ${error.message}`))
  await page.route('**/widget/v1/loader.js', (route) => route.abort())
  await openStarted(page, '/privacy')
  await expect.poll(() => said.some((line) => line.startsWith('warning The hotline widget'))).toBe(true)
  expect(said.filter((line) => line.startsWith('thrown'))).toEqual([])
})

test('a loader that met a restart of the site is asked for again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/widget/v1/loader.js', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/privacy', { waitUntil: 'load' })
  await page.clock.runFor(5000)
  await failed
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.locator('orca-chat')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
})

test('the playground runs the tag that it shows, and takes it away again', async ({ page }) => {
  await openHydrated(page, '/en/test')
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map((one) => Number(one.tagName[1])))
  expect(levels[0]).toBe(1)
  expect(
    levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    'no heading level is left out',
  ).toEqual([])
  await page.getByLabel('data-theme').selectOption('dark')
  await expect(page.locator('pre').first()).toContainText('data-theme="dark"')
  await page.getByRole('button', { name: 'Try it on this page' }).click()
  await expect(page.locator('orca-chat .launcher')).toBeVisible()
  await page.getByRole('button', { name: 'Open the window' }).click()
  await expect(page.locator('orca-chat textarea')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Event log' })).toContainText('open {}')
  // The window covers the page's buttons until it is closed.
  const box = page.locator('orca-chat textarea')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.locator('orca-chat')).toHaveCount(0)
})

for (const [path, start, launcher] of [
  ['/widget', '在本页试用', '打开在线客服'],
  ['/en/widget', 'Try it on this page', 'Open customer service'],
] as const) {
  test(`${path}: the preview follows the settings`, async ({ page }) => {
    await openHydrated(page, path)
    await page.getByRole('button', { name: start }).click()
    await expect(page.locator('orca-chat .launcher')).toHaveAccessibleName(launcher)
    await page.getByLabel('data-position').selectOption('left-top')
    await expect(page.locator('orca-chat .layer.left.top')).toBeAttached()
    await expect(page.locator('pre').first()).toContainText('data-position="left-top"')
    await expect(page.locator('pre', { hasText: 'integrity=' })).toContainText(/integrity="sha384-[\w+/]{64}"/)
  })
}
