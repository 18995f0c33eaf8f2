import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a boat’s terms open by a tap, for who followed a link to the boat, and on paper', async ({ page }) => {
  const terms = (boat: string) => page.locator(`#${boat} details dl`)
  await page.goto('/service#smurf')
  await expect(terms('smurf')).toBeVisible()
  await expect(terms('moshark')).toBeHidden()
  await page.locator('#moshark summary').click()
  await expect(terms('moshark')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const boat of ['titan', 'xi', 'apas']) await expect(terms(boat)).toBeVisible()
})
