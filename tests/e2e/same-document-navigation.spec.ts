import { expect, type Locator, type Page, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

const applications = (page: Page) => page.locator('#site-header').getByRole('link', { name: 'Applications' })

const isReady = (page: Page, path: string) =>
  page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === path && answer.request().resourceType() === 'fetch',
  )

const pathOf = async (link: Locator) =>
  new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).pathname

/** Lets the pointer rest on a link until its page is ready. */
async function point(page: Page, link: Locator) {
  const ready = isReady(page, await pathOf(link))
  await link.hover()
  await (await ready).finished()
  await page.waitForTimeout(400)
}

/** The same, and follows it. */
async function follow(page: Page, link: Locator) {
  const path = await pathOf(link)
  await point(page, link)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/** Marks the document, to tell whether it is still the same one later. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)

/** Everything that the console or the page complains of. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/** What a page says about itself, and how some of its parts look. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) return selector
      const { fontFamily, fontSize, color, display, paddingBlockStart, gridTemplateColumns } = getComputedStyle(element)
      const { width, left } = element.getBoundingClientRect()
      return { fontFamily, fontSize, color, display, paddingBlockStart, gridTemplateColumns, width, left }
    }
    const about = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]'
    return {
      about: [...document.head.querySelectorAll(about)].map(({ outerHTML }) => outerHTML).sort(),
      lang: document.documentElement.lang,
      classes: document.documentElement.className,
      faces: [...document.fonts].map(({ family, weight }) => `${family} ${weight}`).sort(),
      parts: ['h1', 'main h2', 'main section', '#site-header nav a', 'footer', 'footer a', 'main p'].map(shown),
    }
  })

test('a link whose page is ready shows it in the same document, as if it had come by itself', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/en/product/smurf')
  await page.mouse.move(8, 300)
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
  const itself = await looksOf(page)

  await openStarted(page, '/en/product')
  await mark(page)
  await page.evaluate(() => scrollTo(0, 300))
  await follow(page, page.locator('main a[href="/en/product/smurf"]').first())
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveTitle(/SMURF/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.move(8, 300)
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
  await expect(page.locator('html[data-first-frame]')).toHaveCount(0)
  expect(await looksOf(page)).toEqual(itself)
  expect(said).toEqual([])
})

test('Back and forward return to the pages as they were left, at their places', async ({ page }) => {
  await openStarted(page, '/en/product/smurf')
  await mark(page)
  const answer = page.locator('#questions details').first()
  await answer.locator('summary').click()
  const datasets = page.getByRole('contentinfo').getByRole('link', { name: 'Datasets' })
  await point(page, datasets)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await datasets.click()
  await expect(page).toHaveTitle(/datasets/)
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/product\/smurf$/)
  await expect(page).toHaveTitle(/SMURF/)
  await expect(answer).toHaveAttribute('open')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goForward()
  await expect(page).toHaveTitle(/datasets/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  expect(await isMarked(page)).toBe(true)
})

for (const [name, act] of [
  ['before its visitor acts', async () => {}],
  ['after its visitor has acted', (page: Page) => page.mouse.move(8, 300)],
] as const) {
  test(`Back from a page that was reloaded shows the page before it, ${name}`, async ({ page }) => {
    await openStarted(page, '/en/privacy')
    await follow(page, applications(page))
    await page.reload()
    await act(page)
    await page.waitForTimeout(300)
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/privacy$/)
    await expect(page.locator('h1')).toHaveText(/What we store/)
    await page.goForward()
    await expect(page).toHaveURL(/\/en\/case$/)
    await expect(page.locator('h1')).not.toHaveText(/What we store/)
  })
}

test('menus and units answer on a page shown in place, and go on from the one before', async ({ page }) => {
  await openStarted(page, '/en/product/efficiency')
  await mark(page)
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'acres', exact: true }).check()
  await follow(page, page.locator('main a[href="/en/product/smurf"]').first())
  await expect(page.locator('main [data-area]').first()).toContainText('acres')
  const menu = page.locator('#menu-cleaning')
  await page.locator('#site-header').getByRole('button', { name: 'Surface Cleaning Robots' }).click()
  await expect(menu).toBeVisible()
  await follow(page, menu.locator('a:not([aria-current])').first())
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveTitle(/SMURF/)
  await expect(menu).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('an island comes alive on a page shown in place; links go on in that document, and Back finds its form as it was left', async ({
  page,
}) => {
  const said = complaints(page)
  await openStarted(page, '/en/privacy')
  await mark(page)
  await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first())
  await expect(page.locator('[data-island="advisory"]')).toHaveAttribute('data-hydrated', '')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
  await page.locator('main form [name="name"]').fill('Ann Lake')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await follow(page, applications(page))
  await page.goBack()
  await expect(page.locator('main form [name="name"]')).toHaveValue('Ann Lake')
  await page.locator('main form [name="email"]').fill('ann')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main form [data-field="email"] [id$="problem"]')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  expect(said).toEqual([])
})

const place = (page: Page) => page.evaluate(() => scrollY)
const readDownTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

async function isBackAt(page: Page, path: string, top: number) {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect.poll(async () => Math.abs((await place(page)) - top), { message: path }).toBeLessThanOrEqual(8)
}

test.describe('Back finds the place', () => {
  test.beforeEach(async ({ page }) => {
    await openStarted(page, '/en/case')
    await page.waitForTimeout(300)
    await readDownTo(page, 1480)
  })
  const openCase = async (page: Page) => {
    const link = page.locator('main a[href^="/en/caseDetail/"]').nth(4)
    await point(page, link)
    const top = await place(page)
    expect(top).toBeGreaterThan(700)
    await link.click()
    await expect(page).toHaveURL(/\/en\/caseDetail\//)
    await expect(page.locator('h1')).not.toHaveText('')
    return top
  }

  test('after an island has come alive on the page between', async ({ page }) => {
    const top = await openCase(page)
    const panel = page.locator('aside')
    await panel.locator('summary').click()
    await panel.locator('[type="email"]').click()
    await expect(page.locator('[data-island="contact-panel"]')).toHaveAttribute('data-hydrated', '')
    await readDownTo(page, 300)
    await page.goBack()
    await isBackAt(page, '/en/case', top)
  })

  test('after the page between was reloaded', async ({ page }) => {
    const top = await openCase(page)
    await readDownTo(page, 300)
    await page.reload()
    await page.waitForTimeout(300)
    await page.goBack()
    await isBackAt(page, '/en/case', top)
  })

  test('after it was reloaded and read on', async ({ page }) => {
    const top = await openCase(page)
    await page.reload()
    await page.mouse.move(8, 300)
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(500)
    await page.goBack()
    await isBackAt(page, '/en/case', top)
  })

  test('from another document', async ({ page }) => {
    const top = await openCase(page)
    const there = new URL(page.url()).pathname
    await readDownTo(page, 250)
    const second = await place(page)
    await page.goto('/partner')
    await page.goto('/en/partner')
    await page.goBack()
    await page.goBack()
    await isBackAt(page, there, second)
    await page.goBack()
    await isBackAt(page, '/en/case', top)
  })
})

test('fifteen pages back and forward, each at its place', async ({ page }) => {
  test.setTimeout(120_000)
  await openStarted(page, '/en')
  const way = [
    '/en/product',
    '/en/product/smurf',
    '/en/product/titan',
    '/en/case',
    '/en/news',
    '/en/aboutus',
    '/en/joinus',
    '/en/contact',
    '/en/download',
    '/en/datasets',
    '/en/solution/robot',
    '/en/quote',
    '/en/tools',
    '/en/privacy',
  ]
  const places: [string, number][] = []
  for (const [index, path] of way.entries()) {
    await page.mouse.move(8 + index, 300)
    await readDownTo(page, 150 + index * 60)
    await page.waitForTimeout(150)
    // As a link at this place would lead there.
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      link.id = 'walk'
      link.textContent = 'Walk'
      link.style.cssText = 'position:fixed;inset:40% auto auto 2px;z-index:9999;background:#fff'
      document.body.append(link)
    }, path)
    const link = page.locator('#walk')
    await link.hover()
    // Some pages take the place of the one before, some come as documents.
    if (index % 3 > 0) await page.waitForTimeout(600)
    places.push([new URL(page.url()).pathname, await place(page)])
    await link.click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  await readDownTo(page, 400)
  places.push([new URL(page.url()).pathname, await place(page)])
  for (const [path, top] of places.slice(0, -1).reverse()) {
    await page.goBack()
    await isBackAt(page, path, top)
  }
  for (const [path, top] of places.slice(1)) {
    await page.goForward()
    await isBackAt(page, path, top)
  }
})

test('after ten pages in one document the next one has its own', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await mark(page)
  const about = page.locator('#site-header').getByRole('link', { name: 'Applications' })
  const home = page.locator('#site-header').getByRole('link', { name: 'Frontpage' })
  for (let count = 0; count < 5; count += 1) {
    await follow(page, about)
    await follow(page, home)
    expect(await isMarked(page), `pair ${count}`).toBe(true)
  }
  await follow(page, about)
  expect(await isMarked(page)).toBe(false)
})

test('where visitors start a widget of their own no hotline is left from the page before', async ({ page }) => {
  await openStarted(page, '/')
  await mark(page)
  await expect(page.locator('orca-chat')).toHaveCount(1)
  await follow(page, page.getByRole('contentinfo').locator('a[href="/widget"]').first())
  expect(await isMarked(page)).toBe(false)
  await expect(page.locator('orca-chat')).toHaveCount(0)
})

test('a document that Back brings anew has its answers open and its place', async ({ page }) => {
  await openStarted(page, '/en/product/smurf')
  const answers = page.locator('#questions details')
  await answers.nth(0).locator('summary').click()
  await answers.nth(2).locator('summary').click()
  const top = await place(page)
  await page.goto('/partner')
  await page.goto('/en/privacy')
  for (const _ of [1, 2]) await page.goBack()
  await expect(answers.nth(0)).toHaveAttribute('open')
  await expect(answers.nth(2)).toHaveAttribute('open')
  await expect(answers.nth(1)).not.toHaveAttribute('open')
  await isBackAt(page, '/en/product/smurf', top)
})
