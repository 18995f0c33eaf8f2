import { expect, type Page } from '@playwright/test'

/** Opens a page and acts as a visitor does, so that the framework starts; waits until the page answers to script. */
export async function openStarted(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(5, 300)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
