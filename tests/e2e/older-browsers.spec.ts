import { expect, type Page } from '@playwright/test'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

// What is newer than the floor (`browserslist` in package.json), or than some browsers on it, is taken away here, one
// by one: each time the page has to do without.

// What the page still fetches ahead when a test ends needs no rewriting.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Rewrites what the browser is sent: a browser that knows no such word skips it just so. */
async function rewrite(page: Page, kind: 'document' | 'stylesheet', change: (text: string) => string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== kind) return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })
}

const isStarted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', '')

test('without invoker commands the dialogs open and close all the same, from the first click', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true) // what the browser itself would do
  })
  await page.goto('/privacy')
  await page.getByRole('button', { name: '语言' }).first().click()
  const dialog = page.locator('#language-dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').first().click()
  await expect(dialog).toBeHidden()
})

test.describe('without popovers', () => {
  async function takePopoversAway(page: Page) {
    await page.addInitScript(() => {
      for (const name of ['popover', 'togglePopover', 'showPopover', 'hidePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      const own = Element.prototype.matches
      Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(`not a selector: ${selector}`)
        return own.call(this, selector)
      })
    })
    await rewrite(page, 'document', (html) => html.replaceAll(/ popovertarget="/gi, ' data-no-target="'))
    await rewrite(page, 'stylesheet', (css) => css.replaceAll(':popover-open', ':no-such-state'))
  }
  const panel = (page: Page) => page.locator('#menu-cleaning')

  test('the panels lie over nothing, open under the pointer and by keyboard, and close', async ({ page }) => {
    await takePopoversAway(page)
    await page.goto('/en/privacy')
    await expect(panel(page)).toBeHidden()
    // Nothing invisible takes the presses of the page under the header.
    const under = await page.evaluate(() => document.elementFromPoint(700, 200)?.closest('[data-menu-group]') === null)
    expect(under).toBe(true)
    const trigger = page.getByRole('button', { name: 'Surface Cleaning Robots' })
    await trigger.hover()
    await expect(panel(page)).toBeVisible()
    await isStarted(page)
    await page.mouse.move(5, 700)
    await expect(panel(page)).toBeHidden()
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })
})

test('without `:has` the parts of a page that depend on it still show', async ({ page }) => {
  await rewrite(page, 'stylesheet', (css) => css.replaceAll(':has(', ':no-such-relation('))
  for (const [path, part] of [
    ['/product', 'table'],
    ['/download', 'a[download]'],
    ['/datasets/FloW', 'pre'],
    ['/quote', 'form'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main').locator(part).first(), path).toBeVisible()
  }
})

test('without subgrids, as in web views before 117, a year stands beside its news', async ({ page }) => {
  await rewrite(page, 'stylesheet', (css) => css.replaceAll('subgrid', 'no-such-grid'))
  await rewrite(page, 'document', (html) => html.replaceAll('subgrid', 'no-such-grid')) // its own rules, too
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/news')
  const rows = page
    .locator('main ol')
    .filter({ has: page.locator('a[href^="/newsDetail/"]') })
    .first()
  const year = await rows.locator('xpath=preceding-sibling::p').boundingBox()
  const beside = await rows.boundingBox()
  if (!year || !beside) throw new Error('no news')
  expect(year.x + year.width).toBeLessThanOrEqual(beside.x)
})

test('without AVIF every picture comes as WebP', async ({ page }) => {
  await rewrite(page, 'document', (html) => html.replaceAll('type="image/avif"', 'type="image/no-such-format"'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/product/smurf')
  const hero = page.locator('main img').first()
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(asked.filter((address) => address.endsWith('.avif'))).toEqual([])
})

test('without scroll timelines the stories are told in order, and the header stays readable', async ({ page }) => {
  await rewrite(page, 'stylesheet', (css) => css.replaceAll('animation-timeline', 'no-such-timeline'))
  await page.goto('/')
  const steps = page.locator('#workflow h3')
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(3)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  for (const step of await steps.all()) await expect(step).toBeVisible()
})

test('without prefetching hints, view transitions and the Navigation API links lead on and back', async ({ page }) => {
  await page.addInitScript(() => {
    const own = HTMLScriptElement.supports.bind(HTMLScriptElement)
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && own(type)
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    Reflect.deleteProperty(window, 'navigation')
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/product')
  await page.mouse.move(8, 300)
  await isStarted(page)
  await page.locator('main a[href="/product/smurf"]').first().click()
  await expect(page).toHaveURL(/\/product\/smurf$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product$/)
  expect(faults).toEqual([])
})

test('without idle callbacks and joined abort signals, as on an iPhone of 2023, the desk opens and answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/product/smurf')
  await page.mouse.move(8, 300)
  await page.locator('#model').scrollIntoViewIfNeeded()
  await page.locator('orca-chat .launcher').click()
  const line = page.locator('orca-chat .composer textarea')
  await line.fill('How long does one charge last?')
  await line.press('Enter')
  await expect(page.locator('orca-chat .row.bot[data-seq]').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('below the floor, where no script of ours runs, the page reads and its form sends', async ({ page }) => {
  // Words that browsers of 2015 stumble over: every inline and every loaded program fails as theirs would.
  await rewrite(page, 'document', (html) => html.replaceAll(/(<script(?: data-start(?:="")?)?>)(?=[^<])/g, '$1?.'))
  const email = freshEmail()
  await page.goto('/en/partner')
  await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page.locator('main').getByLabel('What you need', { exact: true }).fill('Two boats')
  await page.locator('main').getByRole('checkbox').check()
  await page.locator('main').getByRole('button', { name: 'Send', exact: true }).click()
  // The address is that of the form: what takes a feature away follows the redirect itself.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your message')
  expect(storedLeads(email)).toHaveLength(1)
})
