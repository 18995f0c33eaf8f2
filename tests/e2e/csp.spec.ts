import { expect, type Page, test } from '@playwright/test'
import { untilStarted } from '../support/start-page.ts'

/** Everything the browser refuses from now on. */
async function violations(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  return seen
}

for (const path of ['/', '/en', '/product/smurf', '/en/advisory', '/nothing']) {
  test(`${path} loads, starts and navigates within its policy`, async ({ page }) => {
    const seen = await violations(page)
    await page.goto(path)
    await page.mouse.move(200, 300)
    await untilStarted(page)
    const link = page.locator('footer a[href$="/datasets"]')
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL((url) => url.pathname === href)
    await expect(page.locator('h1')).toBeVisible()
    expect(seen).toEqual([])
  })
}

test('an injected inline script does not run', async ({ page }) => {
  const seen = await violations(page)
  await page.goto('/en')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = ""'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="document.body.dataset.injected = 1">')
  })
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(2)
  await expect(page.locator('[data-injected]')).toHaveCount(0)
})

test('the error page works under its nonce', async ({ page }) => {
  const seen = await violations(page)
  await page.goto('/%zz')
  await untilStarted(page)
  await expect(page.locator('h1')).toHaveText('地址无法识别')
  expect(seen).toEqual([])
})
