import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromThread, Question, Reply, ToThread } from '#lib/assistant/thread/protocol'
import type { Locale } from '#lib/i18n/locales'
import { log, reasonOf } from '#lib/runtime/log'

/** Why there is no reply: it took too long, too many wait, or the thread ended over it. */
export type NoReply = 'late' | 'full' | 'failed'

/** How long a visitor waits, and how long a thread may work on one question. */
export interface Patience {
  /** Questions that wait for their turn; one more is not taken. */
  mostWaiting: number
  replyMs: number
  /** As long as the thread loads what was learned. */
  coldReplyMs: number
  /** A thread that works so long on one question does not come back. */
  lostMs: number
  coldLostMs: number
}

const standard: Patience = {
  mostWaiting: 16,
  replyMs: 1_000,
  coldReplyMs: 8_000,
  lostMs: 5_000,
  coldLostMs: 60_000,
}

/** More than what was learned of both languages takes: a thread that wants more ends, and a new one takes its place. */
const mostHeapMb = 384
/** What an answer is worked out with is dropped at once: more room for it would only lie about. */
const mostYoungMb = 12

interface Job {
  question: Question
  settle: (outcome: Reply | NoReply) => void
  timer: NodeJS.Timeout
}

/** Bundlers move worker files, so it is found from the project's root and run by Node as it stands. */
const threadFile = () => join(process.cwd(), 'lib/assistant/thread/worker.ts')

/** The thread that works out answers: started when it is first wanted, one question at a time, replaced when it is lost. */
export class AssistantThread {
  readonly #patience: Patience
  readonly #file: string
  #worker: Worker | undefined
  #isWarm = false
  #waiting: Job[] = []
  #working: { id: number; job: Job; lost: NodeJS.Timeout } | undefined
  #last = 0

  constructor(patience: Partial<Patience> = {}, file = threadFile()) {
    this.#patience = { ...standard, ...patience }
    this.#file = file
  }

  /** Starts the thread, which loads this language first; nothing where it runs. */
  start(language: Locale): void {
    if (this.#worker) return
    const worker = new Worker(/* turbopackIgnore: true */ this.#file, {
      workerData: language,
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: mostYoungMb },
    })
    this.#worker = worker
    this.#isWarm = false
    worker.unref()
    worker.on('message', (message: FromThread) => {
      if (this.#worker === worker) this.#hear(message)
    })
    worker.on('error', (error) => log('error', 'assistant.thread_failed', { reason: reasonOf(error) }))
    worker.on('exit', () => this.#forget(worker))
  }

  /** The reply to a question, or why there is none. Never rejects. */
  ask(question: Question): Promise<Reply | NoReply> {
    this.start(question.language)
    if (this.#waiting.length >= this.#patience.mostWaiting) return Promise.resolve('full')
    const { promise, resolve } = Promise.withResolvers<Reply | NoReply>()
    const patienceMs = this.#isWarm ? this.#patience.replyMs : this.#patience.coldReplyMs
    const job: Job = {
      question,
      settle: (outcome) => {
        clearTimeout(job.timer)
        resolve(outcome)
      },
      timer: setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== job)
        resolve('late')
      }, patienceMs),
    }
    this.#waiting.push(job)
    this.#next()
    return promise
  }

  /** Ends the thread; who waits gets no reply. */
  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #next(): void {
    const worker = this.#worker
    if (this.#working || !worker) return
    const job = this.#waiting.shift()
    if (!job) return
    this.#last += 1
    const lostMs = this.#isWarm ? this.#patience.lostMs : this.#patience.coldLostMs
    const lost = setTimeout(() => {
      log('error', 'assistant.thread_lost', { afterMs: lostMs })
      this.#forget(worker)
      void worker.terminate()
      this.start(job.question.language)
    }, lostMs)
    lost.unref()
    this.#working = { id: this.#last, job, lost }
    worker.postMessage({ id: this.#last, question: job.question } satisfies ToThread)
  }

  #hear(message: FromThread): void {
    if ('isWarm' in message) {
      this.#isWarm = true
      return
    }
    const { id } = message
    if (this.#working?.id !== id) return
    const { job, lost } = this.#working
    clearTimeout(lost)
    this.#working = undefined
    if ('error' in message) log('error', 'assistant.failed', { reason: message.error })
    job.settle('reply' in message ? message.reply : 'failed')
    this.#next()
  }

  /** A thread that is no more: what it had answers nobody. The next question starts another. */
  #forget(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    if (this.#working) {
      clearTimeout(this.#working.lost)
      this.#working.job.settle('failed')
      this.#working = undefined
    }
    const [next] = this.#waiting
    if (next) {
      this.start(next.question.language)
      this.#next()
    }
  }
}
