import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { untilAtRest } from '../support/start-page.ts'
import { openStarted } from '../support/started.ts'

async function findings(page: Page) {
  await page.waitForTimeout(800) // colours are judged at rest
  await untilAtRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test('an open dropdown has no accessibility fault', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await page.locator('#site-header').getByRole('button', { name: 'Surface Cleaning Robots' }).click()
  await expect(page.locator('#menu-cleaning')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the open language dialog has none', async ({ page }) => {
  await openStarted(page, '/privacy')
  await page.locator('#site-header').getByRole('button', { name: '语言' }).click()
  await expect(page.locator('#language-dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the small menu with an open group has none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStarted(page, '/privacy')
  await page.getByRole('button', { name: '菜单', exact: true }).click()
  await page.locator('#site-menu').getByText('水面清洁机器人').click()
  expect(await findings(page)).toEqual([])
})

test('the page for what does not exist has none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/no-such-page')
  expect(await findings(page)).toEqual([])
})

test('the offer of the other language has none', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await openStarted(page, '/privacy')
  await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})
