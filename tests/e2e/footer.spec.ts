import { expect, test } from '@playwright/test'

for (const [path, download, privacy] of [
  ['/privacy', '资料下载', '隐私政策'],
  ['/en/privacy', 'Download', 'Privacy Policy'],
] as const)
  test(`the footer of ${path} has the year, the downloads and the privacy policy`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('© 2024')).toBeVisible()
    await expect(footer.getByRole('link', { name: download })).toBeVisible()
    await expect(footer.getByRole('link', { name: privacy })).toBeVisible()
  })

for (const width of [360, 390])
  test(`on a phone of ${width} px the footer's sentence keeps away from the line that turns beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/privacy')
    const sentence = page.getByRole('contentinfo').getByText('Unmanned boats for work')
    const right = await sentence.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.max(...[...range.getClientRects()].map((line) => line.right)) - element.getBoundingClientRect().right
    })
    expect(right).toBeLessThanOrEqual(-16)
  })

test('what is not configured is not shown: no hotline, no filing number, no social network', async ({ page }) => {
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[href^="tel:"], a[href*="beian"]')).toHaveCount(0)
  await page.goto('/en/privacy')
  await expect(footer.locator('a[href^="http"]')).toHaveCount(0)
})

test('the footer leads to the pages the menu leaves out', async ({ page }) => {
  await page.goto('/en/privacy')
  const footer = page.getByRole('contentinfo')
  for (const path of ['/en/product', '/en/product/titan', '/en/product/feichi', '/en/solution/solution', '/en/partner'])
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
})

test('the page of yang has no footer, the page of apas a light one', async ({ page }) => {
  await page.goto('/en/product/yang')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.goto('/en/product/apas')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(245, 249, 249)')
  await page.goto('/en/privacy')
  await expect(page.locator('body > footer')).toHaveCSS('background-color', 'rgb(10, 37, 48)')
})
