// Runs in a worker thread, started by its path in the project: working out an answer never stops the server.
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import type { FromThread, ToThread } from '#lib/assistant/thread/protocol'
import { warmUp } from '#lib/assistant/thread/warm-up'
import { locales } from '#lib/i18n/locales'
import { reasonOf } from '#lib/runtime/log'

const port = parentPort
if (!port) throw new Error('The assistant is a worker thread.')

const tell = (message: FromThread) => port.postMessage(message)

port.on('message', ({ id, question }: ToThread) => {
  try {
    tell({ id, reply: replyToQuestion(question) })
  } catch (error) {
    tell({ id, error: reasonOf(error) })
  }
})

await warmUp(z.enum(locales).parse(workerData))
tell({ isWarm: true })
