import { expect, type Page, test } from '@playwright/test'

const island = (page: Page) => page.locator('[data-island="advisory"]')

/** Addresses of what the form needs, as its page names them. */
const partsOf = (page: Page): Promise<{ data: string; styles: string; code: string }> =>
  page.evaluate(() => {
    const list = JSON.parse(document.getElementById('orca-islands')?.textContent ?? '{}')
    return { ...list, code: list.code.advisory }
  })

/** The page has been reloaded for a failed part just now: it is not once more. */
const forbidReload = (page: Page) => page.evaluate(() => sessionStorage.setItem('orca:start-reloaded', `${Date.now()}`))

for (const part of ['data', 'styles', 'code'] as const) {
  test(`a form whose ${part} did not come is tried again with the next act, its words kept`, async ({ page }) => {
    await page.goto('/en/advisory')
    await forbidReload(page)
    const { [part]: address } = await partsOf(page)
    await page.route(`**${address}`, (route) => route.abort())
    await island(page).locator('[name="name"]').fill('Ann Lake')
    await expect(page.locator('#start-failed')).toBeVisible()
    await expect(island(page)).not.toHaveAttribute('data-hydrated', '')
    await page.unroute(`**${address}`)
    await island(page).locator('[name="email"]').fill('ann')
    await expect(island(page)).toHaveAttribute('data-hydrated', '')
    await expect(page.locator('#start-failed')).toBeHidden()
    await expect(island(page).locator('[name="name"]')).toHaveValue('Ann Lake')
    await island(page).locator('button[type="submit"]').click()
    await expect(island(page).locator('[data-field="email"] [id$="problem"]')).toBeVisible()
    await expect(island(page).locator('[data-field="name"] [id$="problem"]')).toBeHidden()
  })
}

test('a form that was wanted without a line comes alive when it is back', async ({ page, context }) => {
  await page.goto('/en/advisory')
  await forbidReload(page)
  // The form comes with the page's first act, which needs the line for the script: only its parts fail from here on.
  const { data } = await partsOf(page)
  await page.route(`**${data}`, (route) => route.abort())
  await island(page).locator('[name="name"]').fill('Ann Lake')
  await expect(page.locator('#start-failed')).toBeVisible()
  await context.setOffline(true)
  await page.unroute(`**${data}`)
  await expect(island(page)).not.toHaveAttribute('data-hydrated', '')
  await context.setOffline(false)
  await expect(island(page)).toHaveAttribute('data-hydrated', '')
  await expect(island(page).locator('[name="name"]')).toHaveValue('Ann Lake')
})

test('typed words are not given up for a reload', async ({ page }) => {
  await page.goto('/en/advisory')
  const { code } = await partsOf(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${code}`, async (route) => {
    await held
    await route.abort()
  })
  await island(page).locator('[name="name"]').fill('Ann Lake')
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true))
  release()
  await expect(page.locator('#start-failed')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true)
  await expect(island(page).locator('[name="name"]')).toHaveValue('Ann Lake')
})
