import { expect, test } from '@playwright/test'

test('the footer has the year, the downloads, the privacy policy and what the menu leaves out; nothing that is not configured', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  for (const [path, download, privacy] of [
    ['/privacy', '资料下载', '隐私政策'],
    ['/en/privacy', 'Download', 'Privacy Policy'],
  ] as const) {
    await page.goto(path)
    await expect(footer.getByText('© 2024')).toBeVisible()
    await expect(footer.getByRole('link', { name: download })).toBeVisible()
    await expect(footer.getByRole('link', { name: privacy })).toBeVisible()
    // No hotline, no filing number and, in English, no social network.
    const unconfigured = path === '/privacy' ? 'a[href^="tel:"], a[href*="beian"]' : 'a[href^="http"]'
    await expect(footer.locator(unconfigured)).toHaveCount(0)
  }
  for (const path of ['/en/product', '/en/product/titan', '/en/product/feichi', '/en/solution/solution', '/en/partner'])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
})

test("on a phone the footer's sentence keeps away from the line that turns beside it", async ({ page }) => {
  await page.goto('/en/privacy')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const sentence = page.getByRole('contentinfo').getByText('Unmanned boats for work')
    const right = await sentence.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.max(...[...range.getClientRects()].map((line) => line.right)) - element.getBoundingClientRect().right
    })
    expect(right, String(width)).toBeLessThanOrEqual(-16)
  }
})

test('the page of yang has no footer, the page of apas a light one', async ({ page }) => {
  await page.goto('/en/product/yang')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.goto('/en/product/apas')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(245, 249, 249)')
  await page.goto('/en/privacy')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(10, 37, 48)')
})
