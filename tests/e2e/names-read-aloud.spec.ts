import { expect, test } from '@playwright/test'

/** What a listener is told of things whose look says more than their letters, or that stand there several times. */
const told = [
  ['/en/product/compare', 'checkbox', 'MOSHARK Cleaning'],
  ['/en/product', 'heading', 'SMURF'],
  ['/en/product/moshark', 'cell', 'not applicable'],
  ['/service', 'table', '验收项'],
  ['/case', 'list', '地区'],
  ['/case', 'list', '系列'],
] as const

test('what is told of them has a role and a name', async ({ page }) => {
  for (const [path, role, name] of told) {
    await page.goto(path)
    await expect(page.getByRole(role, { name, exact: true }).first(), `${path}: ${role} ${name}`).toBeVisible()
  }
})

test('no two checksums to open have one name, and a drawing is not called by its colours', async ({ page }) => {
  await page.goto('/en/download')
  const names = await page.locator('main summary').evaluateAll((all) => all.map((each) => each.ariaLabel))
  expect(names.length).toBeGreaterThan(30)
  // A file in each language.
  expect(new Set(names).size).toBe(names.length / 2)
  await page.goto('/en/solution/uboat')
  await expect(page.getByRole('img', { name: /^The day of five boats/ })).toBeAttached()
  await expect(page.getByRole('figure', { name: 'running charging' })).toHaveCount(0)
})
