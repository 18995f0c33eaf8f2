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

test('the course over the lake draws itself once, and stands complete without motion', async ({ page }) => {
  const course = page.locator('main svg path[pathLength]')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en/no-such-page')
  expect(
    await course.evaluate((path) => path.getAnimations().map((each) => each.effect?.getTiming().iterations)),
  ).toEqual([1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/no-such-page')
  expect(await course.evaluate((path) => path.getAnimations().length)).toBe(0)
  await expect(course).toHaveCSS('stroke-dashoffset', '0px')
})
