import { expect, type Page, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

const bar = (page: Page) => page.locator('#nprogress [data-bar]')
const applications = (page: Page) => page.locator('#site-header').getByRole('link', { name: 'Applications' })

/** Holds the page's answer back, as a slow line does; the returned function lets it go. */
async function holdPages(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/[?&]_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a slow navigation shows the bar after 200 ms and hides it 500 ms after the page is there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openStarted(page, '/en/privacy')
  await page.evaluate(() => {
    const times = document.documentElement.dataset
    const now = () => String(performance.now())
    const click = () => {
      times.clicked = now()
    }
    document.addEventListener('click', click, true)
    new MutationObserver(() => {
      const drawn = document.getElementById('nprogress')
      if (drawn) times.shown ??= now()
      if (drawn && getComputedStyle(drawn).opacity !== '1') times.faded ??= now()
      if (!drawn && times.shown) times.hidden ??= now()
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['style'] })
    window.navigation.addEventListener('currententrychange', () => {
      times.there = now()
    })
  })
  const release = await holdPages(page)
  await applications(page).click()
  await expect(bar(page)).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect(bar(page)).toHaveCount(0)
  const { clicked, shown, there, hidden, faded } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(shown) - Number(clicked)).toBeGreaterThanOrEqual(195) // the browser's timers round
  expect(Number(hidden) - Number(there)).toBeGreaterThanOrEqual(495)
  expect(faded).toBeUndefined()
})

test('a navigation of less than 200 ms shows no bar', async ({ page }) => {
  const prefetched = page.waitForResponse((answer) => /\/en\/case\?.*_rsc=/.test(answer.url()))
  await openStarted(page, '/en/privacy')
  await prefetched
  await page.evaluate(() => {
    const times = document.documentElement.dataset
    const now = () => String(performance.now())
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.shown ??= now()
    }).observe(document.body, { childList: true })
    document.addEventListener('click', () => Object.assign(times, { clicked: now() }), true)
    window.navigation.addEventListener('currententrychange', () => Object.assign(times, { there: now() }))
  })
  await applications(page).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await page.waitForTimeout(400)
  const { clicked, there, shown } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  // On a machine so busy that it took longer the bar is right.
  if (Number(there) - Number(clicked) < 195) expect(shown).toBeUndefined()
  else expect(Number(shown ?? there) - Number(clicked)).toBeGreaterThanOrEqual(195)
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

test('a link keeps the document and its query comes along; with a held key it opens a tab', async ({ page }) => {
  await openStarted(page, '/en/product/smurf')
  await page.evaluate(() => Reflect.set(window, 'kept', true))
  const quote = page.locator('main a[href="/en/quote?boats=smurf"]').first()
  const tab = page.context().waitForEvent('page')
  await quote.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL(/\/en\/quote\?boats=smurf/)
  await (await tab).close()
  await expect(page).toHaveURL(/\/en\/product\/smurf$/)
  await quote.click()
  await page.waitForURL(/\/en\/quote\?.*boats=smurf/)
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
})

test('after a navigation focus is on the new page and its name is announced', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await applications(page).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('next-route-announcer')).toHaveText(
    new RegExp(`${await page.title()}|${await page.locator('h1').textContent()}`),
  )
})

test('links in view are prefetched, but not for one who saves data', async ({ browser }) => {
  const prefetched = async (saveData: boolean) => {
    const page = await browser.newPage()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } })
    }, saveData)
    const paths = new Set<string>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (searchParams.has('_rsc')) paths.add(pathname)
    })
    await openStarted(page, '/en/privacy')
    if (saveData) await page.waitForTimeout(3000)
    else await expect.poll(() => [...paths].some((path) => path.startsWith('/en/case'))).toBe(true)
    await page.close()
    return paths
  }
  await prefetched(false)
  expect([...(await prefetched(true))]).toEqual([])
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
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeHidden()
  await lose()
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Load again' })).toBeVisible()
  expect(loads).toBe(1)
})
