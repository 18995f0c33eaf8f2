import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '#lib/store/engine'
import { WrongDatabase } from '#lib/store/migrations'
import type { FromWriter, Job, Statement, WriterOptions } from '#lib/store/sqlite/protocol'

interface Waiting {
  bytes: number
  resolve: (rows: unknown[][]) => void
  reject: (error: Error) => void
}

/** Most queued writes: while a disk hangs, further ones are refused. */
const mostWaiting = { jobs: 2000, bytes: 64 * 1024 * 1024 } as const

/** Files and texts make a job large; everything else is small change. */
function bytesOf(statements: readonly Statement[]): number {
  const sizes = statements.flatMap(({ parameters }) =>
    parameters.map((value) => (value instanceof Uint8Array || typeof value === 'string' ? value.length : 8)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bundlers move worker files, so Node runs this one from the project's root. */
const writerFile = () => join(process.cwd(), 'lib/store/sqlite/writer.ts')

/** Starts the writer; resolves when its database is open. */
export async function startWriter(options: WriterOptions, onLost: () => void) {
  const worker = new Worker(/* turbopackIgnore: true */ writerFile(), { workerData: options })
  const waiting = new Map<number, Waiting>()
  let isReady = false
  let lost = false
  let last = 0
  let waitingBytes = 0

  const fail = (reason: string) => {
    if (lost) return
    lost = true
    for (const { reject } of waiting.values()) reject(new StoreUnavailable(reason))
    waiting.clear()
    // One that never opened its database says why by itself.
    if (isReady) onLost()
  }
  worker.on('error', (error) => fail(`The writer stopped: ${error.message}`))
  worker.on('exit', () => fail('The writer stopped.'))

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWriter) => {
      if ('ready' in message) {
        isReady = true
        return resolve()
      }
      if ('failed' in message) {
        return reject(new (message.name === 'WrongDatabase' ? WrongDatabase : StoreUnavailable)(message.failed))
      }
      const job = waiting.get(message.id)
      waiting.delete(message.id)
      waitingBytes -= job?.bytes ?? 0
      if ('error' in message) job?.reject(new StoreUnavailable(message.error))
      else job?.resolve(message.rows)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new StoreUnavailable('The writer did not start.')))
  })

  const ask = (message: Job | { backup: string } | { truncateLog: true }, bytes: number) =>
    new Promise<unknown[][]>((resolve, reject) => {
      if (lost) return reject(new StoreUnavailable('The writer stopped.'))
      if (waiting.size >= mostWaiting.jobs || waitingBytes + bytes > mostWaiting.bytes) {
        return reject(new StoreUnavailable('Too much waits for the disk.'))
      }
      last += 1
      waitingBytes += bytes
      waiting.set(last, { bytes, resolve, reject })
      worker.postMessage({ ...message, id: last })
    })

  return {
    write: (job: Job) => ask(job, bytesOf(job.statements)),
    backup: async (file: string) => {
      await ask({ backup: file }, 0)
    },
    truncateLog: async () => {
      await ask({ truncateLog: true }, 0)
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (lost) return resolve()
        lost = true
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      }),
  }
}
