import { expect, test } from '@playwright/test'

for (const [path, lang, words, back, home] of [
  ['/no-such-page', 'zh-CN', '页面不存在', '返回首页', /\/$/],
  ['/en/no-such-page', 'en', 'This page could not be found', 'Back to the home page', /\/en$/],
] as const)
  test(`${path} says that the page does not exist, and leads home`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await page.getByRole('link', { name: back, exact: true }).click()
    await expect(page).toHaveURL(home)
  })

test('the way on leads to main pages', async ({ page }) => {
  await page.goto('/en/no-such-page')
  await page.getByRole('main').getByRole('link', { name: 'All boats' }).click()
  await expect(page).toHaveURL(/\/en\/product$/)
})

test('a lake at dawn fills half of the page, and its words do not lie on it', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/no-such-page')
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!picture || !title) throw new Error('picture and title are laid out')
    expect(picture.height).toBeGreaterThan(300)
    expect(picture.y + picture.height <= title.y || title.x + title.width <= picture.x).toBe(true)
  }
})
