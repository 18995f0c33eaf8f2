// Finds the browser the tests drive, or installs one: Debian's package as root, else Playwright's own.
import { existsSync } from 'node:fs'
import { installFromDebian, run } from './debian.mjs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Path of a Chromium of this machine. */
export async function chromiumPath() {
  return known.find((path) => existsSync(path)) ?? (await playwrightsOwn())
}

/** Path of a Chromium; ends the process with one sentence where none can be had. */
export async function ensureChromium() {
  const found = await chromiumPath()
  if (found) return found
  // Without a Chinese face the screenshots and the PDFs would show boxes.
  installFromDebian(['chromium', 'fonts-noto-cjk'])
  if (!(await chromiumPath())) run('npx', ['playwright', 'install', 'chromium'])
  const installed = await chromiumPath()
  if (installed) return installed
  console.error(
    'The tests need Chromium and none could be installed: run `npx playwright install chromium` with network access, then `npm test` again.',
  )
  process.exit(1)
}
