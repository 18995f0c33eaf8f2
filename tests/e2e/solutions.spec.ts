import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const paths = ['/solution/robot', '/solution/uboat', '/solution/solution'].flatMap((path) => [path, `/en${path}`])

test('every number on a drawing is explained beside it; on a phone it keeps within the window and ends in something to do', async ({
  page,
}) => {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    const drawing = page.locator('#system').getByRole('img')
    await expect(drawing, path).toHaveAttribute('aria-label', /.{30,}/)
    const numbers = await drawing.locator('text').filter({ hasText: /^\d+$/ }).textContent()
    const legend = page.locator('#system li')
    expect(numbers, path).toBe(Array.from({ length: await legend.count() }, (_, index) => index + 1).join(''))
    for (const part of await legend.all()) await expect(part.getByRole('heading'), path).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const call = page.locator('#next').getByRole('link')
    await expect(call.first(), path).toBeVisible()
    const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 }
    expect(width, path).toBeLessThanOrEqual(390)
  }
})

test('the tour boats’ figures lead to the conditions they depend on', async ({ page }) => {
  await page.goto('/en/solution/uboat')
  const marks = page.locator('#figures a[href="#note"]')
  expect(await marks.count()).toBeGreaterThan(0)
  await expect(page.locator('#figures #note')).toContainText('not a promise')
})
