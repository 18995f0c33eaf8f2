// Finds the browser the tests drive, or installs one: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function run(command, commandArguments) {
  return spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium (apt-get install chromium fonts-noto-cjk) …')
  // Without a Chinese face the screenshots and the PDFs would show boxes.
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])
}

/** Path of a Chromium; ends the process with one sentence where none can be had. */
export async function ensureChromium() {
  const present = () => known.find((path) => existsSync(path))
  const found = present() ?? (await playwrightsOwn())
  if (found) return found
  installFromDebian()
  if (!present()) run('npx', ['playwright', 'install', 'chromium'])
  const installed = present() ?? (await playwrightsOwn())
  if (installed) return installed
  console.error(
    'The tests need Chromium and none could be installed: run `npx playwright install chromium` with network access, then `npm test` again.',
  )
  process.exit(1)
}
