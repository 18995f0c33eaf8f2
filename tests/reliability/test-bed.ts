import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { type AppProcess, freePort, startApp } from '../support/app-process.ts'
import { startPostgres } from '../support/postgres.ts'
import { behaviours, type Upstream } from '../support/upstream.ts'

export interface Kept {
  id: string
  message: string
}

/** Everything a run needs around the application: a store, a company system, a port that stays the same. */
export interface TestBed {
  origin: string
  upstream: Upstream
  /** Where the store stands, to measure its disk. */
  directory: string
  start(): Promise<AppProcess>
  /** The company's system becomes well; waits until everything due has arrived, then stops in order. */
  settle(withinMs: number): Promise<void>
  readStored(): Promise<Kept[]>
  end(): Promise<void>
}

export interface TestBedOptions {
  entry: 'app' | 'api'
  store: 'sqlite' | 'postgres'
  timeScale: string
  upstream: Upstream
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function pendingOf(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/health/ready`)
  const state: unknown = await response.json()
  return typeof state === 'object' && state !== null && 'pending' in state ? Number(state.pending) : Number.NaN
}

/** Builds that; the application itself is started by `start`. */
export async function startTestBed({ entry, store, timeScale, upstream }: TestBedOptions): Promise<TestBed> {
  const directory = mkdtempSync(join(tmpdir(), 'orca-reliability-'))
  const database = store === 'postgres' ? await startPostgres() : undefined
  const url = await database?.newDatabase()
  const port = await freePort()
  const settings = {
    DATA_DIR: directory,
    CONTACT_UPSTREAM_URL: upstream.url,
    TRUSTED_PROXY_HOPS: '1',
    ...(url ? { DATABASE_URL: url } : {}),
  }
  const startAt = (speed: string) => startApp(entry, { ...settings, DELIVERY_TIME_SCALE: speed }, port)
  const open = () => (url ? openPostgres(url, () => {}) : openSqlite({ file: join(directory, 'orca.db') }))
  return {
    origin: `http://127.0.0.1:${port}`,
    upstream,
    directory,
    start: () => startAt(timeScale),
    async settle(withinMs) {
      upstream.behave = behaviours.ok
      // An unlucky lead may be due only hours from now, as it should be; nobody waits for it here.
      const engine = await open()
      await engine.write([
        engine.sql.updateTable('delivery').set({ due_at: 0 }).where('state', '=', 'pending').compile(),
      ])
      await engine.close()
      // Patient, so that a slow machine does not take what is only late for a fault.
      const app = await startAt('1')
      const deadline = Date.now() + withinMs
      while ((await pendingOf(app.origin)) !== 0 && Date.now() < deadline) await pause(100)
      await app.kill('SIGTERM')
    },
    async readStored() {
      const engine = await open()
      const rows = await engine.read(engine.sql.selectFrom('lead').select(['id', 'payload']).compile())
      await engine.close()
      return rows.map(({ id, payload }) => ({ id, message: String(JSON.parse(payload).message) }))
    },
    async end() {
      await upstream.close()
      await database?.end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
