import type { Corner, Detail, EventName, Mode, Options, State, View } from './api-types.ts'
import type { SiteConfig } from './config.ts'
import type { Failure } from './failure.ts'

/** What the loader's instance lends to the chunks that it loads. */
export interface Core {
  readonly options: Options
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly layer: HTMLElement
  /** Where the window chunk draws. */
  readonly frame: HTMLElement
  /** Ends with the instance: every listener, request and timer of it hangs on this. */
  readonly signal: AbortSignal
  readonly state: State
  /** What the host said about the page. */
  context: Record<string, string | number | boolean>
  /** Takes the open panel away. */
  endPanel: (() => void) | undefined
  config(): Promise<SiteConfig>
  emit(event: EventName, detail?: Detail): void
  /** Adds the sheet of a chunk, once. */
  adopt(css: string): void
  setUnread(count: number, last: string): void
  setStatus(status: State['status']): void
  setMode(mode: Mode): void
  setMuted(on: boolean): void
  failed(failure: Failure): void
  panel(name: PanelName, detail?: PanelDetail): void
  /** Says which button of the side bar stands open. */
  mark(name: string): void
  /** Draws launcher and side bar again, in the present language. */
  redock(): Promise<void>
  /** Draws the window again after options changed. */
  updated(): void
}

export type PanelName = 'board' | 'callback' | 'viewer' | 'assistant' | 'phone' | 'qr'

export interface PanelDetail {
  /** Words already typed, kept for the board. */
  text?: string
  /** Address of a recording of the words. */
  audio?: string
  picture?: { url: string; alt: string; width: number; height: number }
}

/** What the window chunk gives back. */
export interface WindowHandle {
  send(text: string): Promise<{ id: string; seq: number }>
  prefill(text: string): void
  focus(): void
  setUser(token: string): Promise<void>
  logout(): Promise<void>
  update(): void
  destroy(): void
}

export interface WindowChunk {
  mount(core: Core): WindowHandle
}

/** A panel draws itself into its own element and returns how to take it away. */
export interface PanelChunk {
  mount(core: Core, into: HTMLElement, close: () => void, detail: PanelDetail): () => void
}

/** What a visitor or a host may ask for later. */
export interface LateChunk {
  panel(
    core: Core,
    load: (name: PanelName) => Promise<PanelChunk>,
    name: PanelName,
    detail?: PanelDetail,
  ): Promise<void>
  /** The questions that are asked most, beside the launcher. */
  hot(core: Core, dock: HTMLElement, questions: { question: string }[], ask: (question: string) => unknown): void
  /** The latest message and how many there are, beside the launcher; pressing it opens the window. */
  tip(core: Core, dock: HTMLElement, text: string, open: () => unknown): void
  setLocale(core: Core, lang: string): Promise<void>
  setTheme(core: Core, theme: string): void
  setPosition(core: Core, place: Corner | { x: number; y: number }): void
  setContext(core: Core, context: Record<string, string | number | boolean>): void
  consent(core: Core, granted: boolean): void
}

export type { View }
