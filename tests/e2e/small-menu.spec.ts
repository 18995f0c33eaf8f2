import { expect, test } from '@playwright/test'

test('a group of the small menu has one mark, behind its words, which turns when it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const group = page.locator('#site-menu summary').first()
  const marks = () =>
    group.evaluate((summary) => {
      const { rotate } = getComputedStyle(summary, '::after')
      return { before: getComputedStyle(summary, '::before').content, rotate }
    })
  await expect.poll(marks).toEqual({ before: 'none', rotate: '45deg' })
  await group.click()
  await expect.poll(marks).toEqual({ before: 'none', rotate: '225deg' })
})
