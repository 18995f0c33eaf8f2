import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AppProcess } from './app-process.ts'
import { waitUntil } from './wait-until.ts'

export interface Clock {
  /** Settings of a process that shall run by this clock. */
  settings: Record<string, string>
  /** Sets the process's clock so far from the real one, ahead or (below 0) behind. */
  set(app: AppProcess, aheadMs: number): Promise<void>
  end(): void
}

/** A wall clock of a server process that a test can set, as a person or a time server sets a machine's. */
export function newClock(): Clock {
  const directory = mkdtempSync(join(tmpdir(), 'orca-clock-'))
  const file = join(directory, 'ahead')
  writeFileSync(file, '0')
  return {
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${resolve('tests/support/shifted-clock.mjs')}` },
    async set(app, aheadMs) {
      writeFileSync(file, String(aheadMs))
      process.kill(app.pid, 'SIGUSR2')
      await waitUntil('its clock is set', () => app.output().includes(`clock ${aheadMs}\n`))
    },
    end: () => rmSync(directory, { recursive: true, force: true }),
  }
}
