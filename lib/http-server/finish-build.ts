import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { log } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'

/** Left by `scripts/prepare/build.mjs` after a first start's build: the rest of it is still to be done. */
const unfinished = '.next/orca-unfinished'

/** The server's own work goes first. */
const nicest = 19

/**
 * Finishes in the background what a first start postponed (full compression, the assistant's learning). Ends with the server; the next
 * start begins it again.
 * @returns whether the build on disk has changed; a failure is logged
 */
export async function finishBuild(): Promise<boolean> {
  if (!existsSync(unfinished)) return false
  const startedAt = performance.now()
  const rest = spawn(process.execPath, ['scripts/build/rest-of-build.ts', '--rest'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (rest.pid) setPriority(rest.pid, nicest)
  onShutdown('rest of the build', () => void rest.kill(), 'work')
  const [code] = await once(rest, 'exit').catch(() => [1])
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  if (code !== 0) {
    log('warn', 'build.unfinished', { code, seconds, todo: 'npm run build:rest' })
    return false
  }
  rmSync(unfinished, { force: true })
  log('info', 'build.finished', { seconds })
  return true
}
