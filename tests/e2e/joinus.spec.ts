import { expect } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility-faults.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { freshEmail } from '../support/visitor.ts'
import { test } from '../support/visitor-test.ts'

/** The least that is a PDF to whoever looks at its bytes. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('an application is kept with its résumé, and its field is chosen by the button', async ({ page }) => {
  const email = freshEmail()
  // The button is pressed before the page's script has come: the choice is made once it can be.
  const letThrough = await holdRequests(page, '**/*.js')
  await page.goto('/en/joinus')
  await page.getByText('What this team works on').first().click()
  await page.getByRole('button', { name: 'Apply to this team' }).first().click()
  letThrough()
  const dialog = page.getByRole('dialog', { name: 'Send your CV' })
  await expect(dialog.getByLabel('Team', { exact: true })).toHaveValue('Perception')
  await dialog.getByLabel('Name', { exact: true }).fill('Ann Lake')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'ann.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.getByRole('checkbox').check()
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
  await page.waitForTimeout(2500)
  await dialog.getByRole('button', { name: 'Send the application' }).click()
  await expect(dialog.getByRole('heading', { name: 'Received. Thank you' })).toBeVisible()
  expect(storedLeads(email)).toEqual([expect.objectContaining({ kind: 'application', files: 1 })])
})

test('a file that is no résumé is refused before it is sent, and again by its bytes', async ({ page }) => {
  await page.goto('/en/joinus')
  await page.getByRole('button', { name: 'Send your CV' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Send your CV' })
  const file = dialog.locator('input[type="file"]')
  await dialog.getByLabel('Team', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Name', { exact: true }).fill('Ann Lake')
  await dialog.getByLabel('Email', { exact: true }).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  const send = dialog.getByRole('button', { name: 'Send the application' })

  await expect(dialog.getByText('Choose a file, or drop it here'), 'in the page’s language').toBeVisible()
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(dialog.getByText('photo.png')).toBeVisible()
  await send.click()
  await expect(file).toHaveAttribute('aria-invalid', 'true')

  await file.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await send.click()
  await expect(file).toHaveAccessibleDescription(/5\sMB/)

  await file.setInputFiles({ name: 'really.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  const answer = page.waitForResponse('**/api/forms/application')
  await send.click()
  expect((await answer).status()).toBe(422)
  await expect(file).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ann Lake')
})

test('Escape closes the dialog and the focus returns to its button', async ({ page }) => {
  await page.goto('/joinus')
  const button = page.getByRole('button', { name: '发送简历' }).last()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form stands in the page and takes the résumé', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/joinus')
    await page.getByRole('link', { name: '发送简历' }).first().click()
    await page.getByLabel('方向', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('姓名', { exact: true }).fill('李湖')
    await page.getByLabel('邮箱', { exact: true }).fill(email)
    await page.locator('input[type="file"]').setInputFiles({ name: 'li.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('checkbox', { name: /隐私政策/ }).check()
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(page).toHaveURL(/\/sent\?form=application$/)
    expect(storedLeads(email)).toEqual([expect.objectContaining({ kind: 'application', files: 1 })])
  })
})
