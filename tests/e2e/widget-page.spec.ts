import { expect, test } from '@playwright/test'
import { visitorHeaders } from '../support/visitor.ts'
import { chat, openHostBody, openWindow, ownSite } from '../support/widget-host.ts'

for (const path of ['/widget', '/en/widget'])
  test(`on a phone the tables of ${path} are read without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    const wide = await page
      .locator('main [role=group]:has(> table)')
      .evaluateAll((frames) =>
        frames
          .filter((frame) => frame.scrollWidth > frame.clientWidth)
          .map((frame) => frame.getAttribute('aria-label')),
      )
    expect(wide).toEqual([])
  })

test('what the heading over a table says is not shown again by its caption', async ({ page }) => {
  await page.goto('/en/widget')
  const captions = page.locator('main caption')
  await expect(captions.first()).toHaveText('Settings')
  const heights = await captions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
})

test('the contents lead to every part of the page, in its order', async ({ page }) => {
  await page.goto('/en/widget')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)))
  expect(ids).toEqual(await page.locator('main article > section').evaluateAll((parts) => parts.map(({ id }) => id)))
})

test('the causes that are checked in order have their numbers', async ({ page }) => {
  await page.goto('/en/widget/check')
  const kinds = await page
    .locator('main ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType))
  expect(new Set(kinds)).toEqual(new Set(['decimal']))
})

test('who is not on the list asks for it with what was checked', async ({ page }) => {
  await page.goto('/en/widget/check?site=pk_orca&origin=https://shop.example')
  // Pages run nothing until somebody acts.
  await page.mouse.move(200, 200)
  await expect(page.locator('main header output')).toContainText('https://shop.example is not on the list of pk_orca')
  await page.getByRole('link', { name: 'Ask for this address to be added' }).click()
  await page.mouse.move(220, 220)
  const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Ask for a site key' }) })
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://shop.example')
  await expect(form.getByRole('textbox', { name: 'Site key' })).toHaveValue('pk_orca')
})

test('the test key needs no list on a page of one’s own machine', async ({ page }) => {
  const headers = visitorHeaders()
  await page.route(`${ownSite()}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  )
  await openHostBody(page, `<script async src="${ownSite()}/widget/v1/loader.js" data-site="pk_test"></script>`)
  const box = await openWindow(page)
  await box.fill('How long does a boat last?')
  await box.press('Enter')
  // What it says depends on how busy the machine is; that it is kept and answered does not.
  await expect(chat(page, '.row.bot[data-seq]').last()).toBeVisible()
})
