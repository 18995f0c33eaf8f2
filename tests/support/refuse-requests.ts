import type { Page } from '@playwright/test'

/** Has the browser itself refuse what a test does not look at (`*.avif`): nothing is asked of the test for each request. */
export async function refuseRequests(page: Page, ...patterns: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: patterns })
}
