// Finds the two other engines that visitors come with, or installs them. Where they cannot be had (no Debian, no
// network), their journeys are skipped, by name.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Path of a Firefox of this machine. */
export function firefoxPath() {
  return firefoxes.find((path) => existsSync(path))
}

/** Paths of WebKit's driver and of its small browser, which stands in a folder named after the processor. */
export function webkitPaths() {
  const driver = '/usr/bin/WebKitWebDriver'
  const screen = '/usr/bin/Xvfb'
  if (!existsSync(driver) || !existsSync(screen)) return undefined
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))]
  const browser = folders
    .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path))
  return browser ? { driver, browser, screen } : undefined
}

/** Installs what is missing of the two, where that can be done. */
export async function ensureEngines() {
  const packages = [...(firefoxPath() ? [] : ['firefox-esr']), ...(webkitPaths() ? [] : ['webkit2gtk-driver', 'xvfb'])]
  if (packages.length > 0) await installFromDebian(packages)
}
