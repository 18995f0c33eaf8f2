import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { ask, type Request } from './api.ts'
import type { StreamEvent } from './event-stream.ts'
import { listen } from './line.ts'
import { type Conversation, Log, type Message } from './messages.ts'
import { Outbox, type Waiting } from './outbox.ts'
import { Store } from './store.ts'
import { Tabs } from './tabs.ts'
import { ulid } from './ulid.ts'

const activeMs = 600_000
const hiddenMs = 60_000

interface Visitor {
  token: string
}

interface Page {
  items: Message[]
  head_seq: number
  has_more: boolean
}

type Promised = { resolve(kept: { id: string; seq: number }): void; reject(failure: Failure): void }

/** The visitor's side of one conversation: what was said, what still waits, and the line to the server. */
export class Desk {
  readonly log = new Log()
  readonly outbox: Outbox
  readonly store: Store
  conversation: Conversation | undefined
  typing = false
  hasEarlier = false
  #core: Core
  #tabs: Tabs
  #promised = new Map<string, Promised>()
  #listeners = new Set<() => void>()
  #userToken: string | undefined
  #lastAct = 0
  #hiddenSince = 0
  #typingTimer: ReturnType<typeof setTimeout> | undefined
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #filling: Promise<void> = Promise.resolve()
  #lastTyped = 0
  #starting: Promise<Conversation> | undefined

  constructor(core: Core) {
    this.#core = core
    const { options } = core
    this.store = new Store(options.instance, () =>
      options.consent === 'required'
        ? 'memory'
        : options.storage === 'tab'
          ? 'tab'
          : options.storage === 'memory'
            ? 'memory'
            : 'local',
    )
    this.outbox = new Outbox({
      load: () => this.store.get('outbox'),
      save: (items) => (items.length ? this.store.set('outbox', items) : this.store.remove('outbox')),
      send: (item) => this.#deliver(item),
      changed: () => this.#changed(),
      settled: (item, failure) => this.#settled(item, failure),
    })
    this.#tabs = new Tabs(`orcachat:${options.site}:${options.instance}`, (word) => this.#heardTab(word))
    this.#watch()
    const kept = this.store.get('conversation') as Conversation | undefined
    if (kept?.id && this.#visitor) {
      this.conversation = kept
      void this.#refill()
      void this.outbox.flush()
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when the server has kept the words. */
  send(text: string): Promise<{ id: string; seq: number }> {
    const id = ulid()
    this.#lastAct = Date.now()
    return new Promise((resolve, reject) => {
      this.#promised.set(id, { resolve, reject })
      if (!this.outbox.add({ id, text, page: location.pathname })) {
        this.#promised.delete(id)
        reject(new Failure('rate_limited', true))
      } else this.#core.emit('queued', { id })
    })
  }

  /** Opens, closes or pauses the line, as the window and the tab now stand. */
  settle(): void {
    clearTimeout(this.#pollTimer)
    const { state, signal } = this.#core
    if (signal.aborted || !this.conversation) {
      this.#tabs.release()
      return
    }
    const active = state.mode !== 'closed' || Date.now() - this.#lastAct < activeMs
    const away = this.#hiddenSince && Date.now() - this.#hiddenSince > hiddenMs
    if (active && !away) this.#tabs.hold((held) => this.#listen(AbortSignal.any([held, signal])))
    else {
      this.#tabs.release()
      this.#pollTimer = setTimeout(() => void this.#pollUnread(), 60_000 + Math.random() * 60_000)
    }
  }

  /** The visitor has seen everything up to the end. */
  async read(): Promise<void> {
    const { conversation } = this
    const seq = this.log.last
    if (!conversation || seq <= conversation.read_seq || document.hidden) return
    conversation.read_seq = seq
    this.#count()
    await this.#ask(`conversations/${conversation.id}/read`, { method: 'POST', body: { seq } }).catch(() => {})
    this.#tabs.tell({ read: seq })
  }

  async earlier(): Promise<void> {
    const first = this.log.items[0]?.seq ?? 1
    if (!this.conversation || first <= 1) return
    const page = await this.#page(`before=${first}&limit=100`)
    this.hasEarlier = page.has_more
    this.log.add(page.items)
    this.#changed()
  }

  /** Says that the visitor writes; at most once in three seconds, and only where somebody could see it. */
  typed(): void {
    const { conversation } = this
    if (!conversation || conversation.state === 'bot' || Date.now() - this.#lastTyped < 3000) return
    this.#lastTyped = Date.now()
    this.#ask(`conversations/${conversation.id}/typing`, { method: 'POST', body: {} }).catch(() => {})
  }

  async feedback(seq: number, helpful: boolean): Promise<void> {
    const body = { conversation_id: this.conversation?.id, seq, helpful }
    await this.#ask('feedback', { method: 'POST', body }).catch(() => {})
  }

  async setUser(token: string): Promise<void> {
    this.#userToken = token
    const { token: old } = this.#visitor ?? {}
    await this.#newVisitor(old)
    this.#forgetConversation()
    const conversation = await this.#start()
    await this.#refill(conversation)
  }

  logout(): void {
    this.#userToken = undefined
    this.#tabs.tell({ gone: true })
    this.#forget()
  }

  end(): void {
    clearTimeout(this.#pollTimer)
    clearTimeout(this.#typingTimer)
    this.outbox.stop()
    this.#tabs.close()
    this.#listeners.clear()
    for (const { reject } of this.#promised.values()) reject(new Failure('destroyed'))
  }

  get #visitor(): Visitor | undefined {
    return this.store.get('visitor') as Visitor | undefined
  }

  async #newVisitor(token?: string): Promise<Visitor> {
    const { options, state, signal } = this.#core
    const body = { site: options.site, lang: state.lang, user_token: this.#userToken }
    const answer = await ask(options.api, 'visitors', { method: 'POST', body, token, signal })
    const visitor = (await answer.json()) as Visitor
    this.store.set('visitor', { token: visitor.token })
    return visitor
  }

  /** A call in the visitor's name; a token that is no longer good is replaced once. */
  async #ask(path: string, request: Omit<Request, 'token' | 'signal'> & { signal?: AbortSignal }): Promise<Response> {
    const { options, signal } = this.#core
    const visitor = this.#visitor ?? (await this.#newVisitor())
    try {
      return await ask(options.api, path, { signal, ...request, token: visitor.token })
    } catch (error) {
      if (error instanceof Failure && error.code === 'bad_token') {
        this.#forget()
        throw new Failure('bad_token', true, error)
      }
      throw error
    }
  }

  #forget(): void {
    this.store.remove('visitor')
    this.#forgetConversation()
  }

  #forgetConversation(): void {
    this.#tabs.release()
    this.store.remove('conversation')
    this.conversation = undefined
    this.log.clear()
    this.#count()
  }

  #start(): Promise<Conversation> {
    if (this.conversation) return Promise.resolve(this.conversation)
    this.#starting ??= (async () => {
      const body = { lang: this.#core.state.lang, page: location.pathname }
      const answer = await this.#ask('conversations', { method: 'POST', body })
      const { conversation } = (await answer.json()) as { conversation: Conversation }
      this.conversation = conversation
      this.store.set('conversation', conversation)
      this.#tabs.tell({ started: true })
      return conversation
    })().finally(() => {
      this.#starting = undefined
    })
    return this.#starting
  }

  async #deliver(item: Waiting): Promise<void> {
    const { id } = await this.#start()
    const answer = await this.#ask(`conversations/${id}/messages`, {
      method: 'POST',
      key: item.id,
      body: { client_id: item.id, type: 'text', text: item.text, ctx: { ...this.#core.context, page: item.page } },
    }).catch((failure: Failure) => {
      // The conversation was deleted on the server: the words go into a new one.
      if (failure.code !== 'bad_site') throw failure
      this.#forgetConversation()
      throw new Failure('network', true, failure)
    })
    const { message, replies } = (await answer.json()) as { message: Message; replies?: Message[] }
    const messages = [message, ...(replies ?? [])]
    if (this.log.follows(message.seq)) this.#take(messages)
    else await this.#refill()
    this.#tabs.tell({ messages })
    this.#promised.get(item.id)?.resolve({ id: item.id, seq: message.seq })
    this.settle()
  }

  #settled(item: Waiting, failure?: Failure): void {
    if (failure) {
      this.#promised.get(item.id)?.reject(failure)
      this.#core.emit('failed', { id: item.id, code: failure.code })
    } else this.#core.emit('sent', { id: item.id })
    this.#promised.delete(item.id)
  }

  #take(messages: readonly Message[], quiet = false): void {
    const fresh = this.log.add(messages)
    for (const { client_id } of messages)
      if (client_id) this.outbox.items.some(({ id }) => id === client_id) && this.outbox.drop(client_id)
    if (fresh.some(({ author }) => author !== 'visitor')) this.#setTyping(false)
    if (!quiet) for (const { seq, author, type } of fresh) this.#core.emit('message', { id: seq, from: author, type })
    this.#count()
    this.#changed()
  }

  async #page(query: string, signal?: AbortSignal): Promise<Page> {
    const answer = await this.#ask(`conversations/${this.conversation?.id}/messages?${query}`, { signal })
    return (await answer.json()) as Page
  }

  /** Fills what is missing after the last message here, or begins with the newest page. */
  #refill(from: Conversation | undefined = this.conversation): Promise<void> {
    this.#filling = this.#filling.then(async () => {
      if (!from) return
      try {
        if (this.log.items.length === 0) {
          const page = await this.#page('limit=50')
          this.hasEarlier = page.has_more
          this.#take(page.items, true)
        } else {
          for (let more = true; more; ) {
            const page = await this.#page(`after=${this.log.last}&limit=100`)
            this.#take(page.items)
            more = page.has_more && page.items.length > 0
          }
        }
        this.settle()
      } catch (error) {
        if (error instanceof Failure && error.code === 'bad_site') this.#forget()
      }
    })
    return this.#filling
  }

  async #listen(signal: AbortSignal): Promise<void> {
    await listen(
      {
        stream: (inner) =>
          this.#ask(`conversations/${this.conversation?.id}/events?after=${this.log.last}`, { signal: inner }),
        poll: async (inner) => this.#take((await this.#page(`after=${this.log.last}&wait=25`, inner)).items),
        heard: (event) => this.#heard(event),
        online: (on) => this.#core.setStatus(on ? (this.conversation?.degraded ? 'degraded' : 'online') : 'offline'),
      },
      signal,
    )
  }

  #heard({ event, data }: StreamEvent): void {
    const word: unknown = JSON.parse(data)
    if (event === 'message' || event === 'update') {
      const message = word as Message
      if (event === 'update' || this.log.follows(message.seq)) this.#take([message])
      else void this.#refill()
      this.#tabs.tell({ messages: [message] })
    } else if (event === 'typing') this.#setTyping(true)
    else if (event === 'read') this.#seen((word as { read_seq: number }).read_seq)
    else if (event === 'state') this.#setState(word as Partial<Conversation>)
    else if (event === 'reset') {
      this.log.clear()
      void this.#refill()
    }
  }

  #setState(state: Partial<Conversation>): void {
    if (!this.conversation) return
    const read_seq = Math.max(this.conversation.read_seq, state.read_seq ?? 0)
    Object.assign(this.conversation, state, { read_seq })
    this.store.set('conversation', this.conversation)
    if (state.head_seq && state.head_seq > this.log.last) void this.#refill()
    this.#count()
    this.#changed()
  }

  #seen(seq: number): void {
    if (this.conversation) this.conversation.read_seq = Math.max(this.conversation.read_seq, seq)
    this.#count()
  }

  #setTyping(on: boolean): void {
    clearTimeout(this.#typingTimer)
    this.typing = on
    if (on) this.#typingTimer = setTimeout(() => this.#setTyping(false), 5000)
    this.#changed()
  }

  #count(): void {
    const seen = this.conversation?.read_seq ?? 0
    const unread = this.log.items.filter(({ seq, author }) => seq > seen && author !== 'visitor')
    this.#core.setUnread(unread.length, unread.at(-1)?.text ?? '')
  }

  async #pollUnread(): Promise<void> {
    try {
      const answer = await this.#ask(`conversations/${this.conversation?.id}`, {})
      const { conversation, last } = (await answer.json()) as { conversation: Conversation; last: Message | null }
      if (this.conversation) Object.assign(this.conversation, conversation)
      if (last && last.seq > this.log.last) await this.#refill()
    } catch {
      // The next round asks again.
    }
    this.settle()
  }

  #heardTab(word: unknown): void {
    const { messages, read, started, gone } = word as {
      messages?: Message[]
      read?: number
      started?: boolean
      gone?: boolean
    }
    if (gone) this.#forgetConversation()
    if (started && !this.conversation) {
      this.conversation = this.store.get('conversation') as Conversation | undefined
      void this.#refill()
    }
    if (read) this.#seen(read)
    if (!messages || !this.conversation) return
    if (this.log.follows(messages[0]?.seq ?? 0)) this.#take(messages)
    else void this.#refill()
  }

  #watch(): void {
    const { signal } = this.#core
    const again = () => {
      this.#hiddenSince = document.hidden ? Date.now() : 0
      if (document.hidden) setTimeout(() => this.settle(), hiddenMs + 1000)
      else {
        this.settle()
        void this.outbox.flush()
        if (this.conversation && this.#core.state.status === 'offline') void this.#refill()
      }
    }
    document.addEventListener('visibilitychange', again, { signal })
    for (const name of ['online', 'pageshow']) addEventListener(name, again, { signal })
    addEventListener('offline', () => this.#core.setStatus('offline'), { signal })
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
