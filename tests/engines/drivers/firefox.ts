import { firefoxPath } from '../../../scripts/prepare/engines.mjs'
import type { Engine } from './driver.ts'
import { puppeteerEngine } from './puppeteer.ts'

// Without a desk it believes that it has no mouse: 2 is fine, 4 can hover.
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** Firefox speaks WebDriver BiDi itself: it needs no driver beside it. */
export async function firefox(): Promise<Engine | undefined> {
  const executablePath = firefoxPath()
  if (!executablePath) return undefined
  return puppeteerEngine('Firefox', (calm) => ({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'dom.ipc.processPrelaunch.enabled': false,
      // A quarter of the frames: each is painted by the processor.
      'layout.frame_rate': 15,
      // None of the system's extensions, with a process of their own: a sixth of a start.
      'extensions.enabledScopes': 0,
      'extensions.autoDisableScopes': 15,
      'intl.accept_languages': 'zh-CN',
      'ui.prefersReducedMotion': calm ? 1 : 0,
      ...mouse,
    },
  }))
}
