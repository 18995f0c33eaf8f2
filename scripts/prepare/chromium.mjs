// Finds the browsers that tests and measurements drive, or installs them: Debian's packages as root, else Playwright's own.
import { existsSync } from 'node:fs'
import { installFromDebian, runQuietly } from './debian.mjs'

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const headlessShell = '/usr/bin/chromium-headless-shell'

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Path of a whole Chromium of this machine, the one that visitors have. */
export async function chromiumPath() {
  return wholeBrowsers.find((path) => existsSync(path)) ?? (await playwrightsOwn())
}

/** Path of a whole Chromium; ends the process with one sentence where none can be had. */
export async function ensureChromium() {
  const found = await chromiumPath()
  if (found) return found
  // Without a Chinese face the screenshots and the PDFs would show boxes.
  await installFromDebian(['chromium', 'fonts-noto-cjk'])
  if (!(await chromiumPath())) await runQuietly('npx', ['playwright', 'install', 'chromium'])
  const installed = await chromiumPath()
  if (installed) return installed
  console.error(
    'The tests need Chromium and none could be installed: run `npx playwright install chromium` with network access, then `npm test` again.',
  )
  process.exit(1)
}

/** Path of the browser for tests: the headless shell, which needs half the processor time; else a whole Chromium. */
export async function ensureTestBrowser() {
  const whole = await ensureChromium()
  if (!existsSync(headlessShell)) await installFromDebian(['chromium-headless-shell'])
  return existsSync(headlessShell) ? headlessShell : whole
}
