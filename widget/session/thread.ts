import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'
import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { Account } from './account.ts'
import { cleanMessage } from './clean-message.ts'
import { MessageLog, readConversation } from './message-log.ts'
import type { Store } from './store.ts'

interface Page {
  items: Message[]
  has_more: boolean
}

/** The one conversation as this tab knows it: its messages without a gap, and how far the visitor has read. */
export class Thread {
  readonly log = new MessageLog()
  conversation: Conversation | undefined
  hasEarlier = false
  #core: Core
  #account: Account
  #store: Store
  #changed: () => void
  #filling = Promise.resolve(false)
  #starting: Promise<Conversation> | undefined

  constructor(core: Core, account: Account, store: Store, changed: () => void) {
    this.#core = core
    this.#account = account
    this.#store = store
    this.#changed = changed
  }

  /** Takes up the conversation that this browser kept. */
  restore(): boolean {
    if (!this.conversation && this.#account.known) this.conversation = readConversation(this.#store.get('conversation'))
    return this.conversation !== undefined
  }

  /** The conversation, made with its first message. */
  begin(): Promise<Conversation> {
    if (this.conversation) return Promise.resolve(this.conversation)
    const body = { lang: this.#core.state.lang, page: location.pathname }
    this.#starting ??= this.#account
      .requestJson<{ conversation: Conversation }>('conversations', { method: 'POST', body })
      .then(({ conversation }) => {
        this.conversation = conversation
        this.#store.set('conversation', conversation)
        return conversation
      })
      .finally(() => {
        this.#starting = undefined
      })
    return this.#starting
  }

  /** An address inside the conversation. */
  path(rest = ''): string {
    return `conversations/${encodeURIComponent(this.conversation?.id ?? '')}${rest && `/${rest}`}`
  }

  /** Keeps messages; says which are new. `quiet`: they are history, not news. */
  add(messages: readonly Message[], quiet = false): Message[] {
    const fresh = this.log.add(messages.map(cleanMessage))
    if (!quiet) for (const { seq, author, type } of fresh) this.#core.emit('message', { id: seq, from: author, type })
    this.#count()
    this.#changed()
    return fresh
  }

  seen(seq: number): void {
    if (this.conversation) this.conversation.read_seq = Math.max(this.conversation.read_seq, seq)
    this.#count()
  }

  setState(state: Partial<Conversation>): void {
    if (!this.conversation) return
    const read_seq = Math.max(this.conversation.read_seq, state.read_seq ?? 0)
    Object.assign(this.conversation, state, { read_seq })
    this.#store.set('conversation', this.conversation)
    this.#count()
    this.#changed()
  }

  forget(): void {
    this.#store.remove('conversation')
    this.conversation = undefined
    this.log.clear()
    this.hasEarlier = false
    this.#count()
    this.#changed()
  }

  page(query: string, signal?: AbortSignal): Promise<Page> {
    return this.#account.requestJson<Page>(this.path(`messages?${query}`), { signal })
  }

  /** The hundred messages before the first one here. */
  async earlier(): Promise<void> {
    const first = this.log.items[0]?.seq ?? 1
    if (!this.conversation || first <= 1) return
    const page = await this.page(`before=${first}&limit=100`)
    this.hasEarlier = page.has_more
    this.add(page.items, true)
  }

  /** Fills what is missing after the last message here, or begins with the newest page; says whether the server answered. */
  refill(): Promise<boolean> {
    this.#filling = this.#filling
      .then(() => this.#fill())
      .catch((error: unknown) => {
        // The server has no such conversation: the next message makes another.
        if (error instanceof Failure && error.code === 'gone') this.forget()
        return false
      })
    return this.#filling
  }

  async #fill(): Promise<boolean> {
    const { conversation } = this
    if (!conversation) return false
    if (this.log.items.length === 0) {
      const page = await this.page('limit=50')
      this.hasEarlier = page.has_more
      if (conversation === this.conversation) this.add(page.items, true)
      return true
    }
    for (let more = true; more && conversation === this.conversation; ) {
      const page = await this.page(`after=${this.log.last}&limit=100`)
      this.add(page.items)
      more = page.has_more && page.items.length > 0
    }
    return true
  }

  #count(): void {
    const seen = this.conversation?.read_seq ?? 0
    const unread = this.log.after(seen).filter(({ author }) => author === 'bot' || author === 'operator')
    this.#core.setUnread(unread.length, unread.at(-1)?.text ?? '')
  }
}
