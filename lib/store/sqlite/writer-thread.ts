import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '#lib/store/engine'
import { WrongDatabase } from '#lib/store/migrations/plan'
import type { FromWriter, Statement, WriterOptions } from '#lib/store/sqlite/protocol'

interface Waiting {
  resolve: (rows: unknown[][]) => void
  reject: (error: Error) => void
}

export interface WriterThread {
  write(statements: readonly Statement[]): Promise<unknown[][]>
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Bundlers move worker files, so the writer is found from the project's root and run by Node as it stands. */
const writerFile = () => join(process.cwd(), 'lib/store/sqlite/writer.ts')

/** Starts the writer; resolves when its database is open. */
export async function startWriter(options: WriterOptions, onLost: () => void): Promise<WriterThread> {
  const worker = new Worker(/* turbopackIgnore: true */ writerFile(), { workerData: options })
  const waiting = new Map<number, Waiting>()
  let lost = false
  let last = 0

  const fail = (reason: string) => {
    if (lost) return
    lost = true
    for (const { reject } of waiting.values()) reject(new StoreUnavailable(reason))
    waiting.clear()
    onLost()
  }
  worker.on('error', (error) => fail(`The writer stopped: ${error.message}`))
  worker.on('exit', () => fail('The writer stopped.'))

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWriter) => {
      if ('ready' in message) return resolve()
      if ('failed' in message) {
        return reject(new (message.name === 'WrongDatabase' ? WrongDatabase : StoreUnavailable)(message.failed))
      }
      const job = waiting.get(message.id)
      waiting.delete(message.id)
      if ('error' in message) job?.reject(new StoreUnavailable(message.error))
      else job?.resolve(message.rows)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new StoreUnavailable('The writer did not start.')))
  })

  const ask = (message: { statements: readonly Statement[] } | { backup: string }) =>
    new Promise<unknown[][]>((resolve, reject) => {
      if (lost) return reject(new StoreUnavailable('The writer stopped.'))
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ ...message, id: last })
    })

  return {
    write: (statements) => ask({ statements }),
    backup: async (file) => {
      await ask({ backup: file })
    },
    close: () =>
      new Promise((resolve) => {
        if (lost) return resolve()
        lost = true
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      }),
  }
}
