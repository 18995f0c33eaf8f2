import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'

export interface TabMessage {
  messages?: Message[]
  state?: Partial<Conversation>
  read?: number
  typing?: boolean
  /** Whether the event stream is open. */
  online?: boolean
  /** A conversation was begun; it is in the store. */
  started?: boolean
  /** The visitor is forgotten. */
  gone?: boolean
  /** The tab that the visitor looked at last; blank when it has closed. */
  front?: string
}

/** Keeps the tabs of one browser in step: one of them has the event stream and posts its events to the others. */
export class Tabs {
  #channel: BroadcastChannel | undefined
  #name: string
  #own = Math.random().toString(36)
  #front = ''
  #holding: AbortController | undefined
  #leads = false

  constructor(name: string, onMessage: (message: TabMessage) => void, signal: AbortSignal) {
    this.#name = name
    if (typeof BroadcastChannel === 'undefined') {
      this.#front = this.#own
      return
    }
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.front !== undefined) this.#front = data.front
      else onMessage(data)
    }
    const claim = () => this.#stand(this.#own)
    addEventListener('focus', claim, { signal })
    addEventListener('pointerdown', claim, { signal })
    addEventListener('pagehide', () => this.#front === this.#own && this.#stand(''), { signal })
    if (document.hasFocus()) claim()
  }

  /** Whether it is this tab's turn to make a sound: the one looked at last, else the one that holds the line. */
  get mayBeep(): boolean {
    return this.#front === this.#own || (this.#front === '' && this.#leads)
  }

  post(message: TabMessage): void {
    this.#channel?.postMessage(message)
  }

  /** Does the work in this tab when no other does it, or once the other has gone. */
  hold(work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#holding) return
    const holding = new AbortController()
    this.#holding = holding
    const { signal } = holding
    const run = () => {
      if (signal.aborted) return Promise.resolve()
      this.#leads = true
      return work(signal)
    }
    if (!navigator.locks) return void run()
    navigator.locks.request(this.#name, { signal }, run).catch(() => {
      // Refused where storage is denied: then each tab works for itself.
      if (!signal.aborted) void run()
    })
  }

  release(): void {
    this.#holding?.abort()
    this.#holding = undefined
    this.#leads = false
  }

  close(): void {
    this.release()
    if (this.#front === this.#own) this.#stand('')
    this.#channel?.close()
  }

  #stand(front: string): void {
    if (this.#front === front) return
    this.#front = front
    this.post({ front })
  }
}
