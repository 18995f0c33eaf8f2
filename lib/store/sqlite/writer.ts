// Runs in a worker thread, started by its path in the project: an fsync of seconds never stops the server.
import type { DatabaseSync } from 'node:sqlite'
import { backup } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { storeErrorText } from '#lib/store/sqlite/damage'
import { refuseMovedFile } from '#lib/store/sqlite/lost-store'
import { openDatabase } from '#lib/store/sqlite/open-database'
import { preparedOf } from '#lib/store/sqlite/prepared'
import type { FromWriter, Job, Statement, ToWriter, WriterOptions } from '#lib/store/sqlite/protocol'

type Given = Extract<ToWriter, Job>

/** How long jobs of low priority wait for others to share a commit with. */
const patienceMs = 20

const port = parentPort
if (!port) throw new Error('The writer is a worker thread.')

// The engine is this thread's only starter and gives it WriterOptions.
const options = workerData as WriterOptions

const reply = (message: FromWriter) => port.postMessage(message)

function bindable(value: unknown): string | number | bigint | Uint8Array | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`A ${typeof value} cannot be stored.`)
}

type Prepared = ReturnType<typeof preparedOf>

function run(prepared: Prepared, { sql, parameters }: Statement): unknown[] {
  return prepared(sql).all(...parameters.map(bindable))
}

/** One job inside the shared transaction: it fails alone, unless the engine gave up the whole transaction. */
function attempt(database: DatabaseSync, prepared: Prepared, { id, statements }: Given): FromWriter {
  database.exec('savepoint job')
  try {
    const rows = statements.map((statement) => run(prepared, statement))
    database.exec('release job')
    return { id, rows }
  } catch (error) {
    if (!database.isTransaction) throw error
    database.exec('rollback to job; release job')
    return { id, error: storeErrorText(error, options.file) }
  }
}

/** Group commit: everything that waits is made durable by one fsync, and only then acknowledged. */
function commit(database: DatabaseSync, prepared: Prepared, refuseMoved: () => void, jobs: readonly Given[]): void {
  try {
    refuseMoved()
    database.exec('begin immediate')
    const answers = jobs.map((job) => attempt(database, prepared, job))
    database.exec('commit')
    for (const answer of answers) reply(answer)
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    for (const { id } of jobs) reply({ id, error: storeErrorText(error, options.file) })
  }
}

/** Writes the log into the file and empties it, if no reader, such as a backup, needs an older state; fails otherwise. */
function truncateLog(database: DatabaseSync, id: number): FromWriter {
  try {
    const isBusy = database.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0
    return isBusy ? { id, error: 'Somebody reads the log.' } : { id, rows: [] }
  } catch (error) {
    return { id, error: storeErrorText(error, options.file) }
  }
}

function serve(database: DatabaseSync): void {
  const prepared = preparedOf(database)
  const refuseMoved = refuseMovedFile(options.file)
  let waiting: Given[] = []
  let now: NodeJS.Immediate | undefined
  let soon: NodeJS.Timeout | undefined
  const flush = () => {
    clearImmediate(now)
    clearTimeout(soon)
    now = soon = undefined
    const jobs = waiting
    waiting = []
    if (jobs.length > 0) commit(database, prepared, refuseMoved, jobs)
  }
  port?.on('message', (message: ToWriter) => {
    if (message === 'close') {
      flush()
      database.close()
      port?.close()
      return
    }
    if ('backup' in message) {
      const { id } = message
      backup(database, message.backup, { rate: 200 }).then(
        () => reply({ id, rows: [] }),
        (error: unknown) => reply({ id, error: storeErrorText(error, options.file) }),
      )
      return
    }
    if ('truncateLog' in message) {
      flush()
      reply(truncateLog(database, message.id))
      return
    }
    waiting.push(message)
    if (message.lowPriority) soon ??= setTimeout(flush, patienceMs)
    else now ??= setImmediate(flush)
  })
}

try {
  serve(openDatabase(options))
  reply({ ready: true })
} catch (error) {
  reply({
    failed: error instanceof Error ? error.message : String(error),
    name: error instanceof Error ? error.name : '',
  })
  port.close()
}
