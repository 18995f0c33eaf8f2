import type { Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { type RequestOptions, request, requestJson } from './api-request.ts'
import type { Store } from './store.ts'

export type Call = Omit<RequestOptions, 'token' | 'signal'> & { signal?: AbortSignal | undefined }

/** Who the visitor is to the server: made by the first call that needs it, made anew when its token is no longer good. */
export class Account {
  #core: Core
  #store: Store
  #lost: () => void
  #userToken: string | undefined
  #making: Promise<string> | undefined
  /** A token made here that no call has been answered with yet. */
  #untried = ''
  /** The token last refused for each kind of call that was not answered since. */
  #refused = new Map<string, string>()

  /** `lost` is called when the server no longer knows the visitor. */
  constructor(core: Core, store: Store, lost: () => void) {
    this.#core = core
    this.#store = store
    this.#lost = lost
  }

  get known(): boolean {
    return this.#token !== undefined
  }

  /** Becomes the host's user; what the visitor said before goes with them. */
  async setUser(userToken: string): Promise<void> {
    const before = this.#userToken
    this.#userToken = userToken
    try {
      await this.#make(this.#token)
    } catch (error) {
      this.#userToken = before
      throw error
    }
  }

  forget(): void {
    this.#store.remove('visitor')
  }

  forgetUser(): void {
    this.#userToken = undefined
  }

  /** What says who the visitor is, made where there is none. */
  async token(): Promise<string> {
    return this.#token ?? this.#make()
  }

  /** A call in the visitor's name. */
  async request(path: string, call: Call = {}): Promise<Response> {
    const { options, signal } = this.#core
    const token = await this.token()
    // What it does, whatever conversation it is about.
    const kind = path.replace(/\?.*|[\w-]{20,}/g, '')
    try {
      const answer = await request(options.api, path, { ...call, signal: call.signal ?? signal, token })
      this.#untried = ''
      this.#refused.delete(kind)
      return answer
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'bad_token') throw error
      // A call that refuses two tokens in a row refuses every one: something in between does, and other calls take them.
      if ((this.#refused.get(kind) ?? token) !== token) throw new Failure('bad_token', false, error)
      this.#refused.set(kind, token)
      // A server that refuses what it has just made will refuse the next one too.
      const fresh = token === this.#untried
      // Of two calls under way with one token the second may come back when there is another already.
      if (token === this.#token) this.#lost()
      throw new Failure('bad_token', !fresh, error)
    }
  }

  /** The same, for what is answered in JSON. */
  async requestJson<Answer>(path: string, call: Call = {}): Promise<Answer> {
    const answer = await this.request(path, call)
    try {
      return (await answer.json()) as Answer
    } catch (cause) {
      throw new Failure('network', true, cause)
    }
  }

  /** What is kept may have been tampered with: a token that no header can carry counts as none. */
  get #token(): string | undefined {
    const { token } = (this.#store.get('visitor') ?? {}) as { token?: unknown }
    return typeof token === 'string' && /^[\w.~+/=-]+$/.test(token) ? token : undefined
  }

  #make(token?: string): Promise<string> {
    const { options, state, signal } = this.#core
    const body = { site: options.site, lang: state.lang, user_token: this.#userToken }
    this.#making ??= requestJson<{ token: string }>(options.api, 'visitors', { method: 'POST', body, token, signal })
      .then((visitor) => {
        this.#untried = visitor.token
        this.#store.set('visitor', { token: visitor.token })
        return visitor.token
      })
      .finally(() => {
        this.#making = undefined
      })
    return this.#making
  }
}
