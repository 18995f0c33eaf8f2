import type { Conversation, Message } from '../../lib/protocol/widget-messages.ts'
import type { Core } from '../shared/core.ts'
import { eitherSignal } from '../shared/either-signal.ts'
import { Failure } from '../shared/failure.ts'
import { Account } from './account.ts'
import { Incoming } from './incoming.ts'
import type { MessageLog } from './message-log.ts'
import { Outbox, type PendingMessage } from './outbox.ts'
import { watchPresence } from './presence.ts'
import { SendPromises, type StoredMessage } from './send-promises.ts'
import type { Store } from './store.ts'
import { storeOf } from './store-of.ts'
import { Tabs } from './tabs.ts'
import { Thread } from './thread.ts'
import { Typing } from './typing.ts'
import { ulid } from './ulid.ts'

const activeMs = 600_000

export interface FileAccess {
  account: Account
  thread: Thread
  incoming: Incoming
  /** Takes what the server has kept of a file, with what it says to it. */
  keep(messages: Message[]): Promise<void>
}

/** The visitor's side of one conversation: its messages, those still to be sent, and the connection to the server. */
export class ChatSession {
  readonly store: Store
  readonly outbox: Outbox
  readonly typing = new Typing(() => this.#changed())
  #core: Core
  #account: Account
  #thread: Thread
  #tabs: Tabs
  #incoming: Incoming
  #presence: { isAway: boolean }
  #sendPromises = new SendPromises()
  #listeners = new Set<() => void>()
  #lastAct = 0
  #pollTimer: ReturnType<typeof setTimeout> | undefined

  constructor(core: Core) {
    this.#core = core
    const { options, signal } = core
    this.store = storeOf(core)
    this.#account = new Account(core, this.store, () => this.#forget())
    this.#thread = new Thread(core, this.#account, this.store, () => this.#changed())
    this.outbox = new Outbox({
      load: () => this.store.get('outbox'),
      save: (items) => (items ? this.store.set('outbox', items) : this.store.remove('outbox')),
      send: (item) => this.#deliver(item),
      changed: () => this.#changed(),
      settled: (item, failure) => this.#settled(item, failure),
    })
    this.#tabs = new Tabs(
      `orcachat:${options.site}:${options.instance}`,
      (word) => this.#incoming.fromTab(word),
      signal,
    )
    this.#incoming = new Incoming({
      core,
      account: this.#account,
      thread: this.#thread,
      tabs: this.#tabs,
      typing: this.typing,
      take: (messages) => this.#take(messages),
      forget: () => this.#forget(),
      updateConnection: () => this.updateConnection(),
    })
    this.#presence = watchPresence(signal, {
      back: () => this.#back(),
      away: () => this.updateConnection(),
      offline: () => core.setStatus('offline'),
    })
    if (this.#thread.restore()) {
      void this.#incoming.refill()
      void this.outbox.flush()
    }
  }

  get log(): MessageLog {
    return this.#thread.log
  }

  get conversation(): Conversation | undefined {
    return this.#thread.conversation
  }

  get hasEarlier(): boolean {
    return this.#thread.hasEarlier
  }

  /** Whether a sound is this tab's to make. */
  get mayBeep(): boolean {
    return this.#tabs.mayBeep
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when the server has stored the message. */
  send(text: string): Promise<StoredMessage> {
    const id = ulid()
    this.#lastAct = Date.now()
    const kept = this.#sendPromises.make(id)
    if (this.outbox.add({ id, text, page: location.pathname })) this.#core.emit('queued', { id })
    else this.#sendPromises.reject(id, new Failure('rate_limited', true))
    return kept
  }

  /** Opens or closes the event stream, depending on the window and on whether the tab is visible. */
  updateConnection(): void {
    clearTimeout(this.#pollTimer)
    const { state, signal } = this.#core
    if (signal.aborted || !this.conversation) return void this.#tabs.release()
    const active = state.mode !== 'closed' || Date.now() - this.#lastAct < activeMs
    if (active && !this.#presence.isAway) this.#tabs.hold((held) => this.#incoming.listen(eitherSignal(held, signal)))
    else {
      this.#tabs.release()
      this.#pollTimer = setTimeout(() => void this.#incoming.poll(), 60_000 + Math.random() * 60_000)
    }
  }

  /** The visitor has seen everything up to the end. */
  async read(): Promise<void> {
    const seq = this.log.last
    if (!this.conversation || seq <= this.conversation.read_seq || document.hidden) return
    this.#thread.seen(seq)
    this.#tabs.post({ read: seq })
    await this.#account.request(this.#thread.path('read'), { method: 'POST', body: { seq } }).catch(() => {})
  }

  /** The messages before the first one here. Where they do not come, the visitor may ask again. */
  earlier(): Promise<void> {
    return this.#thread.earlier().catch(() => {})
  }

  /** Says that the visitor writes, where somebody could see it. */
  typed(): void {
    const { conversation } = this
    if (!conversation || conversation.state === 'bot' || !this.typing.due()) return
    this.#account.request(this.#thread.path('typing'), { method: 'POST', body: {} }).catch(() => {})
  }

  async feedback(seq: number, helpful: boolean): Promise<void> {
    const body = { conversation_id: this.conversation?.id, seq, helpful }
    await this.#account.request('feedback', { method: 'POST', body }).catch(() => {})
  }

  /** What the visitor thought of the conversation, as the message asked that has this number. */
  async rate(seq: number, satisfied: boolean, comment: string): Promise<void> {
    const rating = { satisfied, ...(comment ? { words: comment } : {}) }
    await this.#account.request(this.#thread.path('rating'), { method: 'POST', body: { seq, ...rating } })
    const question = this.log.at(seq)
    const { satisfied: known, words: knownComment = '' } = question?.rating ?? {}
    // Where no stream brings the edit, it shows all the same.
    if (question && (known !== satisfied || knownComment !== comment)) {
      this.#take([{ ...question, rev: question.rev + 1, rating }])
    }
  }

  /** Has the conversation sent by email. */
  async sendTranscript(email: string): Promise<void> {
    const body = { email, lang: this.#core.state.lang, consent: 'yes' }
    await this.#account.request(this.#thread.path('transcript'), { method: 'POST', body })
  }

  /** What sending and opening files needs of the conversation, for the chunk that does. */
  forFiles(): FileAccess {
    return { account: this.#account, thread: this.#thread, incoming: this.#incoming, keep: (kept) => this.#keep(kept) }
  }

  async setUser(token: string): Promise<void> {
    await this.#account.setUser(token)
    this.#tabs.release()
    this.#thread.forget()
    await this.#thread.begin()
    await this.#incoming.refill()
  }

  logout(): void {
    this.#account.forgetUser()
    this.#tabs.post({ gone: true })
    for (const { id } of this.outbox.items) this.outbox.drop(id)
    this.store.remove('draft', 'place', 'muted')
    this.#forget()
  }

  end(): void {
    clearTimeout(this.#pollTimer)
    this.typing.end()
    this.outbox.stop()
    this.#tabs.close()
    this.#listeners.clear()
    this.#sendPromises.end()
  }

  #forget(): void {
    this.#account.forget()
    this.#tabs.release()
    this.#thread.forget()
  }

  async #deliver(item: PendingMessage): Promise<void> {
    const fresh = !this.conversation
    await this.#thread.begin()
    if (fresh) this.#tabs.post({ started: true })
    const ctx = { ...this.#core.context, page: item.page }
    const body = { client_id: item.id, type: 'text', text: item.text, ctx }
    const { message, replies = [] } = await this.#account
      .requestJson<{ message: Message; replies?: Message[] }>(this.#thread.path('messages'), {
        method: 'POST',
        key: item.id,
        body,
      })
      .catch((failure: Failure) => {
        if (failure.code !== 'gone') throw failure
        // The conversation was deleted on the server: the message goes into a new one.
        this.#tabs.release()
        this.#thread.forget()
        throw new Failure('network', true, failure)
      })
    await this.#keep([message, ...replies])
    this.#sendPromises.resolve({ id: item.id, seq: message.seq })
  }

  /** What the server has kept of the visitor's, with what it says to it. */
  async #keep(messages: Message[]): Promise<void> {
    if (messages.some(({ seq }) => this.log.follows(seq))) this.#take(messages)
    else await this.#incoming.refill()
    this.#tabs.post({ messages })
    this.updateConnection()
  }

  #settled({ id }: PendingMessage, failure?: Failure): void {
    if (failure) {
      this.#sendPromises.reject(id, failure)
      this.#core.emit('failed', { id, code: failure.code })
    } else this.#core.emit('sent', { id })
  }

  #take(messages: readonly Message[]): void {
    const waiting = new Set(this.outbox.items.map(({ id }) => id))
    const fresh = this.#thread.add(messages)
    for (const { client_id } of messages) if (client_id && waiting.has(client_id)) this.outbox.drop(client_id)
    if (fresh.some(({ author }) => author !== 'visitor')) this.typing.show(false)
  }

  #back(): void {
    this.updateConnection()
    void this.outbox.flush()
    if (this.#core.state.status !== 'offline') return
    if (this.conversation) void this.#incoming.refill()
    else if (navigator.onLine) this.#core.setStatus('idle')
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
