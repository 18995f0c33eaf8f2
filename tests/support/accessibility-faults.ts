import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Of what can be loaded ahead for its rules only media count: the sheets are for one rule, which is off. */
const options = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } }

/** What axe finds in a page, or in a part of it: `rule: places` each. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // In the page itself: its other way opens a second page to count what was found, which costs as much as the search.
  const search = new AxeBuilder({ page }).setLegacyMode().options(options)
  const { violations } = await (part ? search.include(part) : search).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
