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
  | 'storage_denied'
  | 'chunk_failed'
  | 'destroyed'

export type EventName =
  | 'ready'
  | 'open'
  | 'close'
  | 'minimize'
  | 'maximize'
  | 'restore'
  | 'view'
  | 'unread'
  | 'message'
  | 'queued'
  | 'sent'
  | 'failed'
  | 'lead'
  | 'status'
  | 'mute'
  | 'consent'
  | 'error'
  | 'destroy'

export interface Options {
  site: string
  instance: string
  api: string
  lang: string
  theme: string
  position: string
  offsetX: number
  offsetY: number
  zIndex: number
  container: string
  launcher: string
  autoload: string
  consent: string
  storage: string
  global: string
  open: boolean
  muted: boolean
  modules: string
  eventDetail: string
}

export interface State {
  open: boolean
  mode: Mode
  unread: number
  muted: boolean
  status: Status
  lang: Lang
}

export type Detail = Record<string, unknown>
export type Handler = (detail: Detail) => void

export interface Instance {
  readonly id: string
  readonly ready: Promise<void>
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
  setUser(user: { id: string; name?: string; email?: string; token: string }): Promise<void>
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
  on(event: EventName, handler: Handler, options?: { signal?: AbortSignal }): () => void
  once(event: EventName, options?: { signal?: AbortSignal; timeout?: number }): Promise<Detail>
  destroy(): Promise<void>
}

export interface OrcaChatGlobal extends Instance {
  version: string
  instances: ReadonlyMap<string, Instance>
  init(options?: Partial<Options>): Promise<Instance>
  get(id?: string): Instance | undefined
  destroyAll(): Promise<void>
}
