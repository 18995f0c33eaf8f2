import { expect, type Page, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /Language|语言/ })
const open = (page: Page) =>
  page
    .locator('#site-header')
    .getByRole('button', { name: /^(Language|语言)$/ })
    .click()

async function cookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'orca-language')
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('choosing English leads to the English root and is remembered for a year', async ({ page }) => {
      await page.goto('/product/smurf')
      await open(page)
      await dialog(page).getByRole('link', { name: 'United States English' }).click()
      await expect(page).toHaveURL(/\/en$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await cookie(page)).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
      const days = ((await cookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
      expect(Math.round(days)).toBe(365)
    })

    test('one can stay on this page in the other language', async ({ page }) => {
      await page.goto('/en/product/smurf')
      await open(page)
      await dialog(page).getByRole('link', { name: '留在本页' }).click()
      await expect(page).toHaveURL(/\/product\/smurf$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      expect(await cookie(page)).toMatchObject({ value: 'zh' })
    })
  })

test('a page in one language offers none', async ({ page }) => {
  await page.goto('/en/partner')
  await open(page)
  await expect(dialog(page).getByRole('link')).toHaveCount(2)
})

test('the dialog belongs to the page after a navigation too', async ({ page }) => {
  await openStarted(page, '/en/privacy')
  await page.locator('#site-header').getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL(/\/en\/case$/)
  await open(page)
  await expect(dialog(page).getByRole('link', { name: 'Stay on this page' })).toHaveAttribute(
    'href',
    '/api/language/en?stay=%2Fcase',
  )
})

test('Escape closes it and gives focus back', async ({ page }) => {
  await page.goto('/en/privacy')
  await open(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#site-header').getByRole('button', { name: 'Language' })).toBeFocused()
})

test('an English reader of a Chinese page is offered the other language, and dismisses the offer for the visit', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await openStarted(page, '/product/smurf')
  const offer = page.getByRole('link', { name: 'Read this page in English' })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await openStarted(page, '/product/smurf')
  await expect(offer).toBeHidden()
  const tab = await context.newPage() // the same visit
  await openStarted(tab, '/privacy')
  await tab.waitForTimeout(300)
  await expect(tab.getByRole('link', { name: 'Read this page in English' })).toBeHidden()
})

test('the offer leads to the page in the other language, and is not made there', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'zh-CN' })
  await openStarted(page, '/en/product/smurf')
  await page.getByRole('link', { name: '以中文阅读本页' }).click()
  await expect(page).toHaveURL(/\/product\/smurf$/)
  await openStarted(page, '/product/smurf')
  await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeHidden()
})

test('the offer moves nothing on the page', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto('/privacy')
  const before = await page.locator('h1').boundingBox()
  await page.mouse.move(5, 300)
  await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeVisible()
  expect(await page.locator('h1').boundingBox()).toEqual(before)
})

test('a browser that does not know invoker commands opens it too, even when asked before the script is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Such a browser: no command property, and the attributes say nothing to it.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button[command="show-modal"]')) {
        button.setAttribute('command', '--unknown')
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/en/privacy')
  await open(page)
  await expect(dialog(page)).toBeVisible()
})
