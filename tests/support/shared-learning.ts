import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * A folder in which the test files of one run share what the assistant learned: each of them would take ten seconds of the
 * processor for it. `npm test` names one that the build beside them looks into, too. Not while somebody works on the rules and
 * tests run again with every change.
 */
export default function start({ config }: TestProject): (() => void) | undefined {
  if (config.watch || process.env.ORCA_SHARED_LEARNING) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'orca-learned-'))
  process.env.ORCA_SHARED_LEARNING = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
