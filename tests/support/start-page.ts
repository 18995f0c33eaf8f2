import { expect, type Page } from '@playwright/test'

/** Waits until the page answers to script. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
}

/** Waits until all of the page is laid out and its pictures may come (docs/decisions/001). */
export async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator('html[data-rest-waits]')).toHaveCount(0)
}
