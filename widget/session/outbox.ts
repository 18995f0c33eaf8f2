import type { ErrorCode } from '../shared/api-types.ts'
import { Failure } from '../shared/failure.ts'

export interface PendingMessage {
  id: string
  text: string
  at: number
  state: 'queued' | 'sending' | 'failed'
  tries: number
  page: string
  /** Why it failed. */
  code?: ErrorCode
  /** The server could not answer just now, and said so: no fault of the visitor's, nor of the connection. */
  isPutOff?: boolean
}

const most = 50
const mostBytes = 100_000
/** A server that cannot answer is asked again after this at the latest, whatever it says. */
const longestPutOffMs = 60_000
const oldMs = 24 * 3_600_000

/** The wait before try number `tries`: doubled each time, at most 30 s, with jitter so that browsers do not come together. */
export function retryDelay(tries: number, random = Math.random()): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, tries - 1)) * random
}

interface Port {
  load(): unknown
  /** By number, and no list: `Array.prototype.toJSON` of an old Prototype.js would make it a text. */
  save(items: object | undefined): void
  send(item: PendingMessage): Promise<void>
  changed(): void
  settled(item: PendingMessage, failure?: Failure): void
}

/** Messages not yet kept by the server: in order, one at a time, tried again until they are or cannot be. */
export class Outbox {
  items: PendingMessage[]
  #port: Port
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  #stopped = false
  /** When a visitor who wrote too fast may write again. */
  blockedUntil = 0

  constructor(port: Port) {
    this.#port = port
    this.items = readPending(port.load())
  }

  /** False when the outbox is full. */
  add(item: Pick<PendingMessage, 'id' | 'text' | 'page'>): boolean {
    const next: PendingMessage[] = [...this.items, { ...item, at: Date.now(), state: 'queued', tries: 0 }]
    if (next.length > most || JSON.stringify(next).length > mostBytes) return false
    this.#keep(next)
    void this.flush()
    return true
  }

  retry(id: string): void {
    this.#keep(
      this.items.map((item) => (item.id === id ? { ...item, state: 'queued', tries: 0, at: Date.now() } : item)),
    )
    void this.flush()
  }

  drop(id: string): void {
    this.#keep(this.items.filter((item) => item.id !== id))
  }

  /** Sends what waits, oldest first. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#busy || this.#stopped) return
    this.#busy = true
    try {
      for (let item = this.#next(); item && !this.#stopped; item = this.#next()) {
        if (!(await this.#try(item))) return
      }
    } finally {
      this.#busy = false
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #next(): PendingMessage | undefined {
    return this.items.find(({ state }) => state !== 'failed')
  }

  async #try(item: PendingMessage): Promise<boolean> {
    if (Date.now() - item.at > oldMs) {
      this.#change(item.id, { state: 'failed' })
      return true
    }
    this.#change(item.id, { state: 'sending' })
    try {
      await this.#port.send(item)
      this.drop(item.id)
      this.#port.settled(item)
      return true
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('network', true, error)
      if (this.#stopped) return false
      if (!failure.retryable) {
        this.#change(item.id, { state: 'failed', code: failure.code })
        this.#port.settled(item, failure)
        return true
      }
      const tries = item.tries + 1
      // Only a visitor who wrote too fast has to wait: of a server that cannot answer just now the next words are kept, too.
      const isTooFast = failure.code === 'rate_limited'
      const asked = (failure.retryAfter ?? 0) * 1000
      const delay = isTooFast ? asked || retryDelay(tries) : Math.min(asked, longestPutOffMs) || retryDelay(tries)
      if (isTooFast && asked) this.blockedUntil = Date.now() + delay
      this.#change(item.id, { state: 'queued', tries, isPutOff: failure.retryAfter !== undefined && !isTooFast })
      this.#timer = setTimeout(() => void this.flush(), delay)
      return false
    }
  }

  #change(id: string, change: Partial<PendingMessage>): void {
    this.#keep(this.items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  #keep(items: PendingMessage[]): void {
    this.items = items
    this.#port.save(items.length ? { ...items } : undefined)
    this.#port.changed()
  }
}

function readPending(kept: unknown): PendingMessage[] {
  return Object.values(kept ?? {})
    .filter((item): item is PendingMessage => typeof item?.id === 'string' && typeof item.text === 'string')
    .map((item) => ({ ...item, state: item.state === 'failed' ? 'failed' : 'queued' }))
}
