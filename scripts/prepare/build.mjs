// Builds the site when its sources or settings have changed since the last build.
import { existsSync, readFileSync } from 'node:fs'
import { contentFingerprint, quickFingerprint } from './fingerprint.mjs'
import { ensureBuildTools, hasBuildTools } from './install.mjs'
import { runCommand } from './run-command.mjs'
import { presentFingerprint, stampFile, writeStamp } from './stamp.mjs'

const hasBuild = () => existsSync('.next/BUILD_ID')

/** A clone or a copy has new file times: then what the files say decides. */
function isBuilt() {
  if (!hasBuild() || !existsSync(stampFile)) return false
  const [quick, content] = readFileSync(stampFile, 'utf8').split('\n')
  if (quick === quickFingerprint()) return true
  return content === contentFingerprint()
}

/**
 * Leaves a build of the present sources in `.next`.
 * @returns {Promise<boolean>} false when the build failed; its own words are on the screen.
 */
export async function ensureBuilt() {
  if (isBuilt()) return true
  await ensureBuildTools()
  // Of the sources before the build: what changes meanwhile is built the next time.
  const fingerprint = presentFingerprint()
  console.log('Building the site …')
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  if ((await runCommand('npm', ['run', '--silent', 'build'], environment)) !== 0) return false
  writeStamp(fingerprint)
  return true
}

/**
 * Leaves a build that can be started. Where the packages that build were left out (`npm ci --omit=dev`) it is the one that
 * is there, and nothing is installed or built.
 * @returns {Promise<boolean>} false when there is none; why is on the screen.
 */
export async function ensureStartable() {
  if (hasBuildTools()) return ensureBuilt()
  if (!hasBuild()) {
    console.error(
      'There is no build in .next, and the packages that make one were left out (npm ci --omit=dev): copy .next from the machine that built it, or run `npm ci && npm run build`.',
    )
    return false
  }
  if (!isBuilt()) {
    console.log(
      'The build in .next was made of other sources or settings (without SITE_URL its addresses name the PORT it was built for); it is started as it is.',
    )
  }
  return true
}
