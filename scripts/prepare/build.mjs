// Builds the site when its sources or settings have changed since the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildFingerprint } from './fingerprint.mjs'

const stamp = '.next/orca-build-fingerprint'

function isBuilt(fingerprint) {
  return existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

/**
 * Leaves a build of the present sources in `.next`.
 * @returns {boolean} false when the build failed; its own words are on the screen.
 */
export function ensureBuilt() {
  const fingerprint = buildFingerprint()
  if (isBuilt(fingerprint)) return true
  console.log('Building the site …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) return false
  writeFileSync(stamp, fingerprint)
  return true
}
