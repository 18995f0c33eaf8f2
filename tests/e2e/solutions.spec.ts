import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

for (const path of ['/solution/robot', '/solution/uboat', '/solution/solution']) {
  for (const prefix of ['', '/en']) {
    test(`${prefix}${path}: every number on the drawing is explained beside it; on a phone it keeps within the window and ends in something to do`, async ({
      page,
    }) => {
      await page.goto(prefix + path)
      const drawing = page.locator('#system').getByRole('img')
      await expect(drawing).toHaveAttribute('aria-label', /.{30,}/)
      const numbers = await drawing.locator('text').filter({ hasText: /^\d+$/ }).textContent()
      const legend = page.locator('#system li')
      expect(numbers).toBe(Array.from({ length: await legend.count() }, (_, index) => index + 1).join(''))
      for (const part of await legend.all()) await expect(part.getByRole('heading')).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      const call = page.locator('#next').getByRole('link')
      await expect(call.first()).toBeVisible()
      const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 }
      expect(width).toBeLessThanOrEqual(390)
    })
  }
}

test('the tour boats’ figures lead to the conditions they depend on', async ({ page }) => {
  await page.goto('/en/solution/uboat')
  const marks = page.locator('#figures a[href="#note"]')
  expect(await marks.count()).toBeGreaterThan(0)
  await expect(page.locator('#figures #note')).toContainText('not a promise')
})
