import { expect, type Page, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

const bar = (page: Page) => page.locator('#nprogress [data-bar]')

const applications = (page: Page) => page.locator('#site-header').getByRole('link', { name: 'Applications' })

/** For whom nothing is fetched ahead: each page comes when it is asked for. */
async function saveData(page: Page, effectiveType = '4g') {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: value } }),
    effectiveType,
  )
}

/** Lets a page's answer come late, as on a slow line. */
async function arriveLate(page: Page, path: string, ms: number) {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined) // called off
  })
}

test('a slow navigation shows the bar after 200 ms; on the new page it stands whole for 500 ms', async ({ page }) => {
  await saveData(page)
  await page.addInitScript(() => {
    const note = (name: string) => sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()))
    addEventListener('click', () => note('clicked'), true)
    new MutationObserver(() => {
      if (document.getElementById('nprogress') && !sessionStorage.getItem('shown')) note('shown')
    }).observe(document, { childList: true, subtree: true })
    new MutationObserver(() => note(document.documentElement.hasAttribute('data-arrived') ? 'there' : 'gone')).observe(
      document,
      { subtree: true, attributeFilter: ['data-arrived'] },
    )
  })
  await openStarted(page, '/en/privacy')
  await arriveLate(page, '/en/case', 900)
  await applications(page).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gone'))).not.toBeNull()
  const times = await page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...sessionStorage }).map(([name, at]) => [name, Number(at)])),
  )
  const { clicked = 0, shown = 0, there = 0, gone = 0 } = times
  expect(shown - clicked).toBeGreaterThanOrEqual(195) // the browser's timers round
  expect(gone - there).toBeGreaterThanOrEqual(495)
  await expect(bar(page)).toHaveCount(0)
})

test('a page that was fetched ahead comes without a bar', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await applications(page).hover()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) sessionStorage.setItem('shown', '')
    }).observe(document.body, { childList: true })
    addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', String(timeStamp)), true)
    addEventListener('pagehide', ({ timeStamp }) => sessionStorage.setItem('left', String(timeStamp)))
  })
  await applications(page).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  const { clicked, left, shown } = await page.evaluate(() => ({ ...sessionStorage }))
  // On a machine so busy that it took longer the bar is right.
  if (Number(left) - Number(clicked) < 195) expect(shown).toBeUndefined()
  await expect(bar(page)).toHaveCount(0)
})

test('a navigation that is called off ends the bar', async ({ page }) => {
  await saveData(page)
  await openStarted(page, '/en/privacy')
  await arriveLate(page, '/en/case', 3000)
  // What the page itself sees: while a navigation is on its way nobody outside can look into it.
  await page.evaluate(() => {
    const seen = () => document.querySelectorAll('#nprogress [data-bar]').length
    const { dataset } = document.documentElement
    addEventListener('click', () => {
      setTimeout(() => {
        dataset.before = String(seen())
        stop()
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      }, 600)
      setTimeout(() => Object.assign(dataset, { after: seen() }), 1500)
    })
  })
  await applications(page).click({ noWaitAfter: true })
  await expect(page.locator('html')).toHaveAttribute('data-after', '0')
  await expect(page.locator('html')).toHaveAttribute('data-before', '1')
  await expect(page).toHaveURL(/\/en\/privacy$/)
})

test('a navigation begins at the top, Back returns to where one was', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await page.evaluate(() => window.scrollTo(0, 700))
  await applications(page).focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('the query of a link comes along; with a held key it opens a tab and shows no bar', async ({ page }) => {
  await openStarted(page, '/en/product/smurf')
  const quote = page.locator('main a[href="/en/quote?boats=smurf"]').first()
  const tab = page.context().waitForEvent('page')
  await quote.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL(/\/en\/quote\?boats=smurf/)
  await (await tab).close()
  await expect(page).toHaveURL(/\/en\/product\/smurf$/)
  await page.waitForTimeout(300)
  await expect(bar(page)).toHaveCount(0)
  await quote.click()
  await expect(page).toHaveURL(/\/en\/quote\?.*boats=smurf/)
})

test('a menu that stood open when its page was left is closed when Back returns there', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await page.locator('#site-header').getByRole('button', { name: 'Surface Cleaning Robots' }).click()
  await page.locator('#menu-cleaning').getByRole('link', { name: /SMURF/ }).click()
  await expect(page).toHaveURL(/\/en\/product\/smurf$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expect(page.locator('#menu-cleaning')).toBeHidden()
})

/** The documents that a page fetches ahead once its visitor has acted. */
async function fetchedAhead(page: Page, path: string, act: (page: Page) => Promise<void>) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(_next|api|widget)\/|\.\w+$/.test(pathname) && pathname !== path) paths.push(pathname)
  })
  await openStarted(page, path)
  await act(page)
  return paths
}

/** Through the page, as one reads it. */
async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 500) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('links in view are fetched ahead, at most four a page', async ({ page }) => {
    const paths = await fetchedAhead(page, '/en/product', async () => {
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
      })
    })
    await expect.poll(() => paths.length).toBeGreaterThan(3)
    await page.waitForTimeout(1000)
    expect(new Set(paths).size).toBe(4)
    expect(paths).not.toContain('/')
  })
})

for (const [name, path, effectiveType] of [
  ['who saves data', '/en/product', '4g'],
  ['on 2g', '/en/case', '2g'],
] as const) {
  test(`nothing is fetched ahead for one ${name}`, async ({ page }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
      saveData: effectiveType === '4g',
      effectiveType,
    })
    const paths = await fetchedAhead(page, path, async () => {
      await applications(page).hover()
      await readThrough(page)
    })
    await page.waitForTimeout(1500)
    expect(paths).toEqual([])
  })
}

test('the link under the pointer is fetched ahead with its styles, and a document of its own comes from there', async ({
  page,
}) => {
  // A browser that shows no page in place of another.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await openStarted(page, '/en/privacy')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const link = page.locator('footer a[href="/en/datasets"]')
  const ahead = page.waitForResponse((answer) => answer.url().endsWith('/en/datasets'))
  const styles = page.waitForResponse((answer) => answer.url().includes('/_next/static/styles/'))
  await link.hover()
  expect((await ahead).ok()).toBe(true)
  await (await styles).finished()
  await page.waitForTimeout(300)
  await link.click()
  await expect(page).toHaveURL(/\/en\/datasets$/)
  const carried = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => /\/en\/datasets$|\/_next\/static\/styles\//.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
  )
  // The document, its sheet, and the one of its faces.
  expect(carried).toEqual([0, 0, 0])
})

test('a part of the program that is gone reloads the page once, then says so', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const lose = () =>
    page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/_next/static/chunks/gone-with-the-last-deployment.js'
      document.head.append(script)
    })
  await lose()
  await expect.poll(() => loads).toBe(1)
  await page.mouse.move(8, 300)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeHidden()
  await lose()
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
  expect(loads).toBe(1)
  // The page stays as it was, with its ways on.
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datasets' }).first().click()
  await expect(page).toHaveURL(/\/en\/datasets$/)
})
