// Builds the site when its sources or settings have changed since the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { contentFingerprint, quickFingerprint } from './fingerprint.mjs'
import { ensureBuildTools } from './install.mjs'
import { presentFingerprint, stampFile, writeStamp } from './stamp.mjs'

/** A clone or a copy has new file times: then what the files say decides. */
function isBuilt() {
  if (!existsSync('.next/BUILD_ID') || !existsSync(stampFile)) return false
  const [quick, content] = readFileSync(stampFile, 'utf8').split('\n')
  if (quick === quickFingerprint()) return true
  return content === contentFingerprint()
}

/**
 * Leaves a build of the present sources in `.next`.
 * @returns {boolean} false when the build failed; its own words are on the screen.
 */
export function ensureBuilt() {
  if (isBuilt()) return true
  ensureBuildTools()
  // Of the sources before the build: what changes meanwhile is built the next time.
  const fingerprint = presentFingerprint()
  console.log('Building the site …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) return false
  writeStamp(fingerprint)
  return true
}
