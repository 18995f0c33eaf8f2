// Installs the packages when they are missing or older than the lock file. Plain Node 20, no dependencies: it runs
// before anything is installed.
import { existsSync, statSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

const installed = 'node_modules/.package-lock.json' // npm writes it last, so a broken install leaves it old or missing
/** Left out by `npm ci --omit=dev`: enough to serve a build, too little to make one. */
const buildTool = 'node_modules/esbuild/package.json'

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
}

async function install() {
  console.log('Installing packages (npm ci) …')
  // With NODE_ENV=production npm would leave out what the build needs.
  const status = await runCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) {
    console.error('npm ci failed: the packages could not be installed. Is the npm registry reachable?')
    process.exit(status)
  }
}

/** Leaves `node_modules` as the lock file says; ends the process with npm's own code when npm fails. */
export async function ensureInstalled() {
  if (!isInstalled()) await install()
}

/** Whether what is installed can build, too. */
export function hasBuildTools() {
  return existsSync(buildTool)
}

/** The same with the packages that a build and the tests need. */
export async function ensureBuildTools() {
  if (!isInstalled() || !hasBuildTools()) await install()
}
