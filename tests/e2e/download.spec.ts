import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { boatSlugs } from '#lib/content/fleet'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer narrows the list to one English datasheet', async ({ page }) => {
    await page.goto('/en/download')
    const visible = page.locator('li[data-kind]:visible')
    await expect(visible).toHaveCount(2 * boatSlugs.length)
    await page.getByRole('group', { name: 'Kind' }).getByRole('radio', { name: 'Datasheet' }).check()
    await page.getByRole('group', { name: 'Boat' }).getByRole('radio', { name: 'TITAN' }).check()
    await expect(visible).toHaveCount(1)
    await expect(visible.getByRole('link')).toHaveAttribute('href', '/downloads/orca-titan-datasheet-en.pdf')
    await page.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'All' }).check()
    await expect(visible).toHaveCount(2)
  })

  test('the Chinese page begins with Chinese files', async ({ page }) => {
    await page.goto('/download')
    await expect(page.locator('li[data-language="zh"]:visible')).toHaveCount(2 * boatSlugs.length)
    await expect(page.locator('li[data-language="en"]:visible')).toHaveCount(0)
  })
})

test('a file is what its checksum on the page says', async ({ page, request }) => {
  await page.goto('/download')
  const row = page.locator('li[data-kind="brochure"][data-language="zh"]').first()
  const href = await row.getByRole('link').getAttribute('href')
  await row.getByText('SHA-256').click()
  const printed = await row.locator('code').textContent()
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(
    createHash('sha256')
      .update(await response.body())
      .digest('hex'),
  ).toBe(printed)
})
