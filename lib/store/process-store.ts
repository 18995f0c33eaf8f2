import { join, resolve } from 'node:path'
import { environment } from '#lib/config/environment'
import { log, reasonOf } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'
import { type Engine, StoreUnavailable } from '#lib/store/engine'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { warnOfOverlay } from '#lib/store/sqlite/overlay'

interface Shared {
  engine?: Promise<Engine>
  /** Time on the monotonic clock. */
  failedAt?: number
}

// Modules are instantiated more than once in one process (Next's bundles, server.mjs): one store for all of them.
const key = Symbol.for('orca.engine')
const holder: typeof globalThis & { [key]?: Shared } = globalThis

/** After a failed opening, the next attempt waits this long, so that a dead database is not stormed. */
const retryAfterMs = 1000

/** The embedded store's file. */
export function databaseFile(): string {
  return join(resolve(environment().DATA_DIR), 'orca.db')
}

async function open(forget: () => void): Promise<Engine> {
  const { DATABASE_URL } = environment()
  if (DATABASE_URL)
    return openPostgres(DATABASE_URL, (error) => log('warn', 'store.connection_lost', { reason: reasonOf(error) }))
  const engine = await openSqlite({ file: databaseFile() }, () => {
    log('error', 'store.writer_lost')
    forget()
  })
  warnOfOverlay(databaseFile())
  return engine
}

/** This process's store, opened by whoever asks first. Rejects while it cannot be opened; pages do not need it. */
export function store(): Promise<Engine> {
  holder[key] ??= {}
  const shared = holder[key]
  if (shared.engine) return shared.engine
  if (shared.failedAt !== undefined && performance.now() - shared.failedAt < retryAfterMs) {
    return Promise.reject(new StoreUnavailable('The store could not be opened a moment ago.'))
  }
  const forget = () => {
    shared.engine = undefined
  }
  const opening = open(forget)
  shared.engine = opening
  opening.catch((error: unknown) => {
    forget()
    shared.failedAt = performance.now()
    log('error', 'store.not_opened', { reason: reasonOf(error) })
  })
  onShutdown('store', async () => {
    const engine = await shared.engine?.catch(() => undefined)
    forget()
    await engine?.close()
  })
  return opening
}
