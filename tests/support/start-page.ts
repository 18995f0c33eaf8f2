import { expect, type Page } from '@playwright/test'

/** Waits until the page answers to script. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
}
