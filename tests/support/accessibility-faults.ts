import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: Pick<typeof axe, 'run'>
  }
}

/** Of what can be loaded ahead for its rules only media count: the sheets are for one rule, which is off. */
const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }

/**
 * What axe finds in a page, or in a part of it: `rule: places` each. In the page itself, and only the faults are told: a list of
 * all that is well was a quarter of the work.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([given, inPart]) => {
      const { violations } = (await window.axe?.run(inPart ?? document, given)) ?? {}
      if (!violations) throw new Error('axe is not in the page')
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [options, part] as const,
  )
}
