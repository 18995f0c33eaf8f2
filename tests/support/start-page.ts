import { expect, type Page } from '@playwright/test'

/** Waits until the page answers to script; a busy machine takes its time, and that is not what these tests measure. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 })
}
