import { expect, type Page } from '@playwright/test'

/** Opens a page and acts as a visitor does; waits until the page answers to script. */
export async function openStarted(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(5, 300)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
}

/** The same for a page with something that only the framework makes live, near the top: waits for that as well. */
export async function openHydrated(page: Page, path: string) {
  await openStarted(page, path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
