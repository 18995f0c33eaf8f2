/** The public interface of the widget, as host sites use it (documentation: `/widget`). */

export type View = 'chat' | 'board' | 'phone' | 'qr' | 'assistant'
export type Mode = 'closed' | 'min' | 'normal' | 'max'
export type Status = 'idle' | 'online' | 'offline' | 'degraded'
export type Lang = 'zh' | 'en'
export type Corner = 'right-bottom' | 'left-bottom' | 'right-top' | 'left-top'

export type ErrorCode =
  | 'network'
  | 'timeout'
  | 'blocked_origin'
  | 'bad_site'
  | 'bad_token'
  | 'rate_limited'
  | 'too_long'
  | 'gone'
  | 'refused'
  | 'storage_denied'
  | 'chunk_failed'
  | 'destroyed'

/** What each event tells; the mirrored `orcachat:<name>` on the host element has the same without `last`. */
export interface EventDetails {
  ready: Nothing
  open: Nothing
  close: Nothing
  minimize: Nothing
  maximize: Nothing
  restore: Nothing
  view: { view: View | 'callback' | 'viewer' }
  unread: { count: number; last: string }
  message: { id: number; from: 'visitor' | 'bot' | 'operator' | 'system'; type: string }
  queued: { id: string }
  sent: { id: string }
  failed: { id: string; code: ErrorCode }
  lead: { id: string }
  status: { status: Status }
  mute: { muted: boolean }
  consent: { granted: boolean }
  error: { code: ErrorCode; retryAfter: number | undefined }
  destroy: Nothing
}

export type Nothing = Record<string, never>
export type EventName = keyof EventDetails
export type Handler<Name extends EventName> = (detail: EventDetails[Name]) => void

/** What every refused promise is refused with. */
export interface OrcaChatError extends Error {
  name: 'OrcaChatError'
  code: ErrorCode
  /** Whether the same call may succeed later. */
  retryable: boolean
  /** Seconds to wait, with `rate_limited`. */
  retryAfter: number | undefined
}

/** The attributes of the loader's tag, by their names in script; given to `init` they count before the attributes. */
export interface Options {
  site: string
  instance: string
  api: string
  lang: string
  global: string
  offsetX: number
  offsetY: number
  zIndex: number
  open: boolean
  muted: boolean
  theme?: string
  position?: string
  /** A selector. */
  container?: string
  launcher?: string
  autoload?: string
  consent?: string
  storage?: string
  /** Names, divided by spaces. */
  modules?: string
  eventDetail?: string
}

export interface State {
  open: boolean
  mode: Mode
  unread: number
  muted: boolean
  status: Status
  lang: Lang
}

export interface Instance {
  readonly id: string
  readonly ready: Promise<Instance>
  open(options?: { view?: View; focus?: boolean }): Promise<void>
  close(): Promise<void>
  toggle(): Promise<void>
  minimize(): Promise<void>
  maximize(): Promise<void>
  restore(): Promise<void>
  /** Launcher and side bar. */
  show(): Promise<void>
  hide(): Promise<void>
  /** Resolves when the server has kept the message. */
  send(text: string, options?: { open?: boolean }): Promise<{ id: string; seq: number }>
  prefill(text: string): Promise<void>
  /** `token`: the JWT that the host's server made for its user. */
  setUser(user: { token: string }): Promise<void>
  logout(): Promise<void>
  consent(granted: boolean): Promise<void>
  /** What the desk should know about the page; at most 2 KB, replaces what was set before. */
  setContext(context: Record<string, string | number | boolean>): Promise<void>
  setLocale(lang: string): Promise<void>
  setTheme(theme: string): Promise<void>
  setPosition(place: Corner | { x: number; y: number }): Promise<void>
  mute(on?: boolean): Promise<void>
  state(): Readonly<State>
  /** Returns the function that ends the listening. */
  on<Name extends EventName>(event: Name, handler: Handler<Name>, options?: { signal?: AbortSignal }): () => void
  once<Name extends EventName>(
    event: Name,
    options?: { signal?: AbortSignal; timeout?: number },
  ): Promise<EventDetails[Name]>
  destroy(): Promise<void>
}

export interface OrcaChatGlobal extends Instance {
  version: string
  instances: ReadonlyMap<string, Instance>
  init(options?: Partial<Options>): Promise<Instance>
  get(id?: string): Instance | undefined
  destroyAll(): Promise<void>
}

declare global {
  interface Window {
    OrcaChat: OrcaChatGlobal
  }
  var OrcaChat: OrcaChatGlobal
}
