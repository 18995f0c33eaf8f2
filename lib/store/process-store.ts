import { join, resolve } from 'node:path'
import { environment } from '#lib/config/environment'
import { log, reasonOf } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'
import { type Engine, StoreUnavailable } from '#lib/store/engine'
import { openPostgres } from '#lib/store/postgres/engine'
import { openSqlite } from '#lib/store/sqlite/engine'
import { warnOfOverlay } from '#lib/store/sqlite/overlay'

let opened: Promise<Engine> | undefined
/** Time on the monotonic clock. */
let failedAt = Number.NEGATIVE_INFINITY

/** Least time between attempts to open it, to spare a failing database. */
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

/** This process's store, opened on first use. Rejects while it cannot be opened; pages do not need it. */
export function store(): Promise<Engine> {
  if (opened) return opened
  if (performance.now() - failedAt < retryAfterMs) {
    return Promise.reject(new StoreUnavailable('The store could not be opened a moment ago.'))
  }
  const forget = () => {
    opened = undefined
  }
  const opening = open(forget)
  opened = opening
  opening.catch((error: unknown) => {
    forget()
    failedAt = performance.now()
    log('error', 'store.not_opened', { reason: reasonOf(error) })
  })
  onShutdown('store', async () => {
    const engine = await opened?.catch(() => undefined)
    forget()
    await engine?.close()
  })
  return opening
}
