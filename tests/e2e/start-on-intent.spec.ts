import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { untilStarted } from '../support/start-page.ts'

const pages = ['/', '/en', '/product', '/en/product/smurf', '/advisory', '/en/privacy']

test('no page runs the framework before the visitor acts', async ({ context }) => {
  // All at once: each has to lie still for the same five seconds.
  await Promise.all(
    pages.map(async (path) => {
      const page = await context.newPage()
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || request.url().includes('/_next/static/chunks/'))
          if (!request.url().endsWith('.css')) scripts.push(request.url())
      })
      const answer = await page.goto(path)
      await page.waitForTimeout(5000)
      expect(scripts, path).toEqual([])
      await expect(page.locator('html'), path).not.toHaveAttribute('data-hydrated')

      const html = (await answer?.text()) ?? ''
      const program = [...html.matchAll(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
      expect(program.length, path).toBeGreaterThan(0)
      expect(gzipSync(program.map(([, text]) => text).join('')).length, path).toBeLessThan(10 * 1024)
    }),
  )
})

const intents: [string, (page: import('@playwright/test').Page) => Promise<void>][] = [
  ['a moved pointer', (page) => page.mouse.move(300, 300)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['scrolling', (page) => page.evaluate(() => window.scrollTo(0, 200))],
]
for (const [name, act] of intents) {
  test(`${name} starts the framework, which finds its page as it left it`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto('/product/smurf')
    await act(page)
    await untilStarted(page)
    expect(complaints).toEqual([])
  })
}

test('a soft navigation keeps the page’s own state', async ({ page }) => {
  await page.goto('/en')
  await page.mouse.move(300, 300)
  await untilStarted(page)
  await page.evaluate(() => Reflect.set(window, 'kept', true))
  await page.locator('main a[href^="/en/"]').first().click()
  await page.waitForURL((url) => url.pathname !== '/en')
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
})

test('a click that comes too early is kept, and done once when the page can answer', async ({ page }) => {
  // Holds the framework back, as a slow network does.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en')
  await page.evaluate(() => {
    const control = document.createElement('button')
    control.dataset.replay = ''
    control.id = 'early'
    control.textContent = 'Early'
    control.style.cssText = 'position:fixed;inset:40% auto auto 40%;z-index:9999'
    document.documentElement.append(control)
    let clicks = 0
    control.addEventListener('click', () => {
      clicks += 1
      control.dataset.clicks = String(clicks)
    })
  })
  const control = page.locator('#early')
  await control.click()
  await expect(control).not.toHaveAttribute('data-clicks')
  release()
  await untilStarted(page)
  await expect(control).toHaveAttribute('data-clicks', '1')
  await control.click()
  await expect(control).toHaveAttribute('data-clicks', '2')
})

test('a start that fails reloads once, then says so and leaves the page to read', async ({ page }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/en')
  await page.mouse.move(300, 300)
  await expect.poll(() => loads).toBe(2)
  await page.mouse.move(400, 400)
  await expect(page.locator('#start-failed')).toBeVisible()
  await page.waitForTimeout(1000)
  expect(loads).toBe(2)
  await expect(page.locator('h1')).toBeVisible()
})

test('links are prefetched by the browser before the start, not by a visitor who saves data', async ({ browser }) => {
  const usual = await browser.newPage()
  await usual.goto('/en')
  await expect(usual.locator('script[type=speculationrules]')).toHaveCount(1)
  await usual.mouse.move(300, 300)
  await untilStarted(usual)
  await expect(usual.locator('script[type=speculationrules]')).toHaveCount(0)

  const sparing = await browser.newPage()
  await sparing.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await sparing.goto('/en')
  await expect(sparing.locator('script[type=speculationrules]')).toHaveCount(0)
})

test('without JavaScript the page reads and leads on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('main a[href^="/en/"]').first().click()
  await expect(page).not.toHaveURL(/\/en$/)
  await expect(page.locator('h1')).toBeVisible()
})
