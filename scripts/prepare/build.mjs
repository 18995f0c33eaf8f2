// Builds the site when its sources or settings have changed since the last build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** There while the rest of a first start's build is still to be done (`lib/http-server/finish-build.ts`). */
const unfinished = '.next/orca-unfinished'

async function build(command, environment) {
  await ensureBuildTools()
  // Of the sources before the build: what changes meanwhile is built the next time.
  const fingerprint = presentFingerprint()
  console.log('Building the site …')
  const env = { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1' }
  if ((await runCommand('npm', ['run', '--silent', command], env)) !== 0) return false
  writeStamp(fingerprint)
  return true
}

/**
 * Ensures a whole build of the present sources in `.next`.
 * @returns {Promise<boolean>} false if the build failed; its output is on the screen
 */
export async function ensureBuilt() {
  const present = isBuilt()
  if (present && !existsSync(unfinished)) return true
  const built = present ? (await runCommand('npm', ['run', '--silent', 'build:rest'])) === 0 : await build('build', {})
  if (built) rmSync(unfinished, { force: true })
  return built
}

/** Leaves a build that serves; a new one is finished by the server that starts, so that the first page comes sooner. */
async function ensureServable() {
  if (isBuilt()) return true
  // Types are the business of who changes the code: `npm run check`, `npm test`, `npm run build`.
  const built = await build('build:first', { ORCA_TYPES_CHECKED_APART: '1' })
  if (built) writeFileSync(unfinished, '')
  return built
}

/**
 * Ensures a build that can be started. Without the packages that build (`npm ci --omit=dev`) it takes the existing one.
 * @returns {Promise<boolean>} false if there is none; the reason is on the screen
 */
export async function ensureStartable() {
  if (hasBuildTools()) return ensureServable()
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
