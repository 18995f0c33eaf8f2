import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { untilAtRest } from '../support/start-page.ts'
import { openStarted } from '../support/started.ts'

async function findings(page: Page) {
  await untilAtRest(page)
  // Colours are judged at rest. What moves with the scroll has no end; what is paused comes to none.
  await page.evaluate(() => {
    const isPassing = ({ timeline, playState, effect }: Animation) =>
      timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    )
  })
  return accessibilityFaults(page)
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

test('the offer of the other language has none', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await openStarted(page, '/privacy')
  await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})
