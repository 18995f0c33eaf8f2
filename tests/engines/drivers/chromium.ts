import { chromiumPath } from '../../../scripts/prepare/chromium.mjs'
import { browserArguments } from '../../support/browser-arguments.ts'
import type { Engine } from './driver.ts'
import { puppeteerEngine } from './puppeteer.ts'

// Without a desk it believes that it has no mouse, and the page that nobody can point at things.
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const flags = [mouse, ...browserArguments, '--lang=zh-CN']

/**
 * Chromium by its own protocol, the small one that the browser tests run in where `npm test` has found it: a whole one takes half
 * as much again. Undefined where this machine has none.
 */
export async function chromium(): Promise<Engine | undefined> {
  const executablePath = process.env.CHROMIUM_PATH || (await chromiumPath())
  if (!executablePath) return undefined
  return puppeteerEngine('Chromium', (calm) => ({
    executablePath,
    args: [
      ...flags,
      '--enable-unsafe-swiftshader',
      // A page rendered ahead takes the tab's place when its link is followed, and the driver loses the tab.
      '--disable-features=Prerender2,Prerender2FallbackPrefetchSpecRules',
      ...(calm ? ['--force-prefers-reduced-motion'] : []),
    ],
  }))
}
