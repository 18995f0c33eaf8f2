import { expect } from '@playwright/test'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

test.use({ locale: 'en-US' })
test('a partner needs a name, an email and a message; title and company may stay empty', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/en/partner')
  await page.mouse.move(60, 300)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.locator('main').getByRole('button', { name: 'Send', exact: true }).click()
  for (const label of ['Name', 'Email', 'What you need']) {
    await expect(page.locator('main').getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  for (const label of ['Title', 'Company']) {
    await expect(page.locator('main').getByLabel(label)).not.toHaveAttribute('aria-invalid')
  }
  await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page.locator('main').getByLabel('What you need', { exact: true }).fill('Two boats to show on Lake Como')
  await page
    .locator('main')
    .getByRole('checkbox', { name: /privacy policy/ })
    .check()
  await page.waitForTimeout(2500)
  await page.locator('main').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you. We have your message' })).toBeVisible()
  expect(storedLeads(email).map(({ kind }) => kind)).toEqual(['partner'])
})

test('the partner form is English only', async ({ page }) => {
  expect((await page.goto('/partner'))?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it posts', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/en/partner')
    await page.locator('main').getByLabel('Name', { exact: true }).fill('Ann Lake')
    await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
    await page.locator('main').getByLabel('What you need', { exact: true }).fill('Two boats')
    await page
      .locator('main')
      .getByRole('checkbox', { name: /privacy policy/ })
      .check()
    await page.locator('main').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/sent\?form=partner$/)
    expect(storedLeads(email)).toHaveLength(1)
  })
})
