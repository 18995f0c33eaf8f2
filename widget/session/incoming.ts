import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'
import type { Core } from '../shared/core.ts'
import type { Account } from './account.ts'
import { dispatchStreamEvent, type StreamHandlers } from './dispatch-stream-event.ts'
import { listen } from './event-connection.ts'
import type { TabMessage, Tabs } from './tabs.ts'
import type { Thread } from './thread.ts'
import type { Typing } from './typing.ts'

interface Parts {
  core: Core
  account: Account
  thread: Thread
  tabs: Tabs
  typing: Typing
  /** Keeps messages that follow what is here. */
  take(messages: readonly Message[]): void
  /** Another tab has forgotten the visitor. */
  forget(): void
  /** The line may have to be opened, or may rest. */
  updateConnection(): void
}

/** What comes in: by the event stream, from the other tabs, and by the slow poll for unread messages. */
export class Incoming {
  #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Keeps the event stream open until the signal aborts, and posts what it brings to the other tabs. */
  listen(signal: AbortSignal): Promise<void> {
    const { account, tabs, thread, take } = this.#parts
    const { log } = thread
    return listen(
      {
        stream: (inner) => account.request(thread.path(`events?after=${log.last}`), { signal: inner }),
        poll: async (inner) => take((await thread.page(`after=${log.last}&wait=25`, inner)).items),
        onEvent: (event) => dispatchStreamEvent(event, this.#handlers),
        online: (online) => {
          this.#onOnline(online)
          tabs.post({ online })
        },
      },
      signal,
    )
  }

  fromTab({ messages, state, read, typing, online, started, gone }: TabMessage): void {
    const { thread, forget } = this.#parts
    if (gone) forget()
    if (started && thread.restore()) void this.refill()
    if (read) thread.seen(read)
    if (typing) this.#parts.typing.show(true)
    if (online !== undefined) this.#onOnline(online)
    if (state) this.#onState(state)
    if (messages && thread.conversation) this.#onMessages(messages)
  }

  /** Asks once whether there is anything new. */
  async poll(): Promise<void> {
    const { account, thread, updateConnection } = this.#parts
    try {
      type Present = { conversation: Conversation; last: Message | null }
      const { conversation, last } = await account.requestJson<Present>(thread.path())
      thread.setState(conversation)
      if (last && last.seq > thread.log.last) await thread.refill()
    } catch {
      // The next round asks again.
    }
    updateConnection()
  }

  async refill(): Promise<void> {
    const { core, thread, updateConnection } = this.#parts
    const answered = await thread.refill()
    // A stream that outlives a short loss of the network is not opened again, and nothing else says that the line is there.
    if (answered && core.state.status === 'offline') this.#onOnline(true)
    updateConnection()
  }

  readonly #handlers: StreamHandlers = {
    message: (message) => {
      this.#onMessages([message])
      this.#parts.tabs.post({ messages: [message] })
    },
    update: (message) => {
      this.#parts.take([message])
      this.#parts.tabs.post({ messages: [message] })
    },
    typing: () => {
      this.#parts.typing.show(true)
      this.#parts.tabs.post({ typing: true })
    },
    read: (seq) => this.#parts.thread.seen(seq),
    state: (state) => {
      this.#onState(state)
      this.#parts.tabs.post({ state })
    },
    reset: () => {
      this.#parts.thread.log.clear()
      void this.refill()
    },
  }

  /** What follows is kept; what leaves a gap brings what is between. */
  #onMessages(messages: readonly Message[]): void {
    const { thread, take } = this.#parts
    if (thread.log.follows(messages[0]?.seq ?? 0)) take(messages)
    else void this.refill()
  }

  #onState(state: Partial<Conversation>): void {
    const { thread } = this.#parts
    thread.setState(state)
    if (state.head_seq && state.head_seq > thread.log.last) void this.refill()
  }

  #onOnline(heard: boolean): void {
    const { core, thread } = this.#parts
    // A stream that was on its way may still bring its first bytes after the browser has lost its network.
    const online = heard && navigator.onLine
    core.setStatus(online ? (thread.conversation?.degraded ? 'degraded' : 'online') : 'offline')
  }
}
