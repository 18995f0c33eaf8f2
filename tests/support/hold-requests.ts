import type { Page } from '@playwright/test'

/** Keeps a page waiting for the files of a pattern, as a slow network does, until what this gives back is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
