/**
 * `npm run reliability -- --rounds N`: kills the whole application with -9 again and again while visitors send and the
 * company's system is in trouble, then counts: accepted = kept = delivered, once each.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sqlFor } from '#lib/store/dialect'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { type AppProcess, freePort, startApp } from '../tests/support/app-process.ts'
import { behaviours, type Upstream } from '../tests/support/upstream.ts'
import { startChaosUpstream } from './reliability/chaos-upstream.ts'
import { type Ledger, newLedger, runSenders } from './reliability/senders.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    senders: { type: 'string', default: '16' },
    entry: { type: 'string', default: existsSync('.next/BUILD_ID') ? 'app' : 'doors' },
    database: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const entry = values.entry === 'doors' ? 'doors' : 'app'
const directory = mkdtempSync(join(tmpdir(), 'orca-reliability-'))
const upstream = await startChaosUpstream()
const port = await freePort()
const settings = {
  DATA_DIR: directory,
  CONTACT_UPSTREAM_URL: upstream.url,
  TRUSTED_PROXY_HOPS: '1',
  DELIVERY_PACE: '0.02',
  ...(values.database ? { DATABASE_URL: values.database } : {}),
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Kept {
  id: string
  message: string
}

async function readKept(): Promise<Kept[]> {
  const engine = values.database
    ? await openPostgres(values.database, () => {})
    : await openSqlite({ file: join(directory, 'orca.db') })
  const rows = await engine.read(sqlFor(engine.dialect).selectFrom('lead').select(['id', 'payload']).compile())
  await engine.close()
  return rows.map(({ id, payload }) => ({ id, message: String(JSON.parse(payload).message) }))
}

/** Rounds of: start, let visitors send for a moment, kill. */
async function killRounds(ledger: Ledger): Promise<void> {
  let over = false
  const senders = runSenders(Number(values.senders), `http://127.0.0.1:${port}`, ledger, () => over)
  for (let round = 1; round <= rounds; round += 1) {
    const app = await startApp(entry, settings, port)
    await pause(30 + Math.random() * 500)
    await app.kill('SIGKILL')
    if (round % 10 === 0) console.log(`  ${round} of ${rounds} rounds, ${ledger.accepted.size} accepted`)
  }
  over = true
  await senders
}

async function pendingOf(app: AppProcess): Promise<number> {
  const response = await fetch(`${app.origin}/api/health/ready`)
  const state: unknown = await response.json()
  return typeof state === 'object' && state !== null && 'pending' in state ? Number(state.pending) : Number.NaN
}

/** The company's system is well again: everything that is still due must arrive. */
async function settle(target: Upstream): Promise<void> {
  target.behave = behaviours.ok
  const app = await startApp(entry, settings, port)
  const deadline = Date.now() + 120_000 + rounds * 1000
  while ((await pendingOf(app)) !== 0 && Date.now() < deadline) await pause(100)
  await app.kill('SIGTERM')
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

const ledger = newLedger()
const startedAt = Date.now()
console.log(
  `${rounds} rounds of kill -9, ${entry === 'app' ? 'the whole application' : 'store and delivery process'}, ${values.database ? 'PostgreSQL' : 'SQLite'}, ${values.senders} visitors at once`,
)
await killRounds(ledger)
await settle(upstream)

const kept = await readKept()
const keptIds = new Set(kept.map(({ id }) => id))
const keysOf = new Map<string, number>()
for (const { body } of upstream.kept.values()) keysOf.set(body.type ?? '', (keysOf.get(body.type ?? '') ?? 0) + 1)
const times = ledger.milliseconds.sort((one, other) => one - other)
const faults = {
  'accepted but not kept': [...ledger.accepted.values()].filter((id) => !keptIds.has(id)).length,
  'kept twice': kept.length - new Set(kept.map(({ message }) => message)).size,
  'kept but not delivered': kept.filter(({ message }) => !keysOf.has(message)).length,
  'delivered under two ids': [...keysOf.values()].filter((keys) => keys > 1).length,
  'delivered but not kept': [...keysOf.keys()].filter((message) => !kept.some((lead) => lead.message === message))
    .length,
  'id changed on a repeated send': ledger.changedIds,
  'nothing was accepted': ledger.accepted.size === 0 ? 1 : 0,
}
console.table({
  'accepted (200)': ledger.accepted.size,
  kept: kept.length,
  'delivered, by id': upstream.kept.size,
  'calls to the company': upstream.calls.length,
  'sends repeated by visitors': ledger.repeated,
  'answers other than 200': [...ledger.refused].map(([status, count]) => `${status}×${count}`).join(' ') || 'none',
  'p50 / p99 ms': `${percentile(times, 0.5)} / ${percentile(times, 0.99)}`,
  seconds: Math.round((Date.now() - startedAt) / 1000),
  ...faults,
})
await upstream.close()
rmSync(directory, { recursive: true, force: true })
const lost = Object.values(faults).some((count) => count > 0)
console.log(lost ? 'FAILED' : 'Nothing lost, nothing doubled.')
process.exit(lost ? 1 : 0)
