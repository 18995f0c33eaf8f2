import { someoneWaitsUnnoticed } from '#lib/chat/wait-notices/unnoticed-waits'
import { environment } from '#lib/config/environment'
import { sinkNames } from '#lib/delivery/sinks'
import { recipientsBehind } from '#lib/server/email-recipients'
import type { Engine } from '#lib/store/engine'
import { saveFact } from '#lib/store/fact'
import { databaseFile, store } from '#lib/store/process-store'
import { diskRoom } from '#lib/store/sqlite/disk-room'
import { onOverlay } from '#lib/store/sqlite/overlay'
import { isSoleServer } from '#lib/store/sqlite/sole-server'

/** Older than this, something that is due is a reason to look. */
const worryingAgeSeconds = 15 * 60
const writeCheckEveryMs = 5_000

export interface Readiness {
  ready: boolean
  store: 'ok' | 'unavailable'
  /** Deliveries that are not done yet, the oldest one's age, and those that a person has to look at. */
  pending?: number
  oldestSeconds?: number
  dead?: number
  warnings: string[]
}

let lastWrite = { engine: undefined as Engine | undefined, at: 0 }

/** A real write, but not one for every probe. Measured by the monotonic clock. */
async function checkWrite(engine: Engine, now: number): Promise<void> {
  if (lastWrite.engine === engine && performance.now() - lastWrite.at < writeCheckEveryMs) return
  await saveFact(engine, 'write-check', String(now))
  lastWrite = { engine, at: performance.now() }
}

/** Warnings about the embedded store's place, for operators. */
function placeWarnings(engine: Engine): string[] {
  if (engine.dialect !== 'sqlite') return []
  const file = databaseFile()
  return [
    ...(onOverlay(file) ? ['store_on_overlay'] : []),
    ...(isSoleServer(file) ? [] : ['store_shared']),
    ...(diskRoom(file).isScarce ? ['disk_nearly_full'] : []),
  ]
}

/** Whether this instance can keep what visitors send. Undelivered leads are safe, so they only warn. */
export async function readiness(now: number): Promise<Readiness> {
  let engine: Engine
  try {
    engine = await store()
    await checkWrite(engine, now)
  } catch {
    return { ready: false, store: 'unavailable', warnings: [] }
  }
  const { sql } = engine
  const [open] = await engine.read(
    sql
      .selectFrom('delivery')
      .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('created_at').as('oldest')])
      .where('state', 'in', ['pending', 'leased'])
      .where('sink', 'in', ['', ...sinkNames(environment())]),
  )
  const [dead] = await engine.read(
    sql
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'dead'),
  )
  const isUnnoticed = await someoneWaitsUnnoticed(engine, environment(), now)
  const isRefused = (await recipientsBehind(engine, environment())).some(({ state }) => state === 'refused')
  const oldestSeconds = open?.oldest ? Math.max(0, Math.round((now - open.oldest) / 1000)) : 0
  const warnings = [
    ...placeWarnings(engine),
    ...(oldestSeconds > worryingAgeSeconds ? ['deliveries_late'] : []),
    ...((dead?.n ?? 0) > 0 ? ['deliveries_dead'] : []),
    ...(isRefused ? ['recipients_refused'] : []),
    ...(isUnnoticed ? ['chat_waiting_unnoticed'] : []),
  ]
  return { ready: true, store: 'ok', pending: open?.n ?? 0, oldestSeconds, dead: dead?.n ?? 0, warnings }
}
