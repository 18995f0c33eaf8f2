import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Emit } from '../loader/events.ts'
import type { Store } from '../session/store.ts'
import type { Corner, Lang, Mode, Options, State } from './api-types.ts'

/** What the loader's instance lends to the chunks that it loads. */
export interface Core {
  readonly options: Options
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly layer: HTMLElement
  /** Where the window chunk draws. */
  readonly frame: HTMLElement
  /** Launcher, side bar and tip stand in it. */
  readonly dock: HTMLElement
  readonly launcher: HTMLElement
  /** Ends with the instance: every listener, request and timer of it hangs on this. */
  readonly signal: AbortSignal
  readonly state: State
  /** What the host said about the page. */
  context: Record<string, string | number | boolean>
  /** What is kept only while the page lives. */
  readonly memory: Map<string, string>
  /** What stands in the forms, for as long as the page lives; a repeated send has the same key. */
  readonly drafts: Partial<Record<'board' | 'callback', { key: string; values: Record<string, string> }>>
  /** Takes the open panel away. */
  endPanel: (() => void) | undefined
  /** What this browser keeps; made by whichever chunk needs it first. */
  store: Store | undefined
  config(): Promise<SiteConfig>
  emit: Emit
  /** Adds the sheet of a chunk, once. */
  adopt(css: string): void
  setUnread(count: number, last: string): void
  setStatus(status: State['status']): void
  setMode(mode: Mode): void
  setMuted(on: boolean): void
  panel(name: PanelName, detail?: Omit<PanelDetail, 'site'>): void
  /** Asks a question in the visitor's name, in the window. */
  ask(question: string): void
  /** The launcher says again how things stand. */
  changed(): void
  /** Says everything again, in the present language. */
  relabel(lang: Lang): Promise<void>
  /** Draws the window again after options changed. */
  updated(): void
  /** Takes up the conversation that this browser has, with the window still closed. */
  wake(): void
}

export type PanelName = 'board' | 'callback' | 'viewer' | 'assistant' | 'phone' | 'qr'

export interface PanelDetail {
  site: SiteConfig
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
  /** `typed`: what the visitor wrote before the chunk came. */
  mount(core: Core, typed: string): WindowHandle
}

/** A panel draws itself into its own element and returns how to take it away. */
export interface PanelChunk {
  mount(core: Core, into: HTMLElement, close: () => void, detail: PanelDetail): () => void
}

/** What a visitor or a host may ask for later. */
export interface LateChunk {
  panel(core: Core, name: PanelName, detail?: Omit<PanelDetail, 'site'>): Promise<void>
  /** Moves the launcher by pointer, from a press on it; `trail`: what came after the press until now. */
  drag(core: Core, press: PointerEvent, trail: PointerEvent[]): void
  /** Moves it by an arrow key. */
  nudge(core: Core, key: string): void
  setLocale(core: Core, lang: string): Promise<void>
  setTheme(core: Core, theme: string): void
  setPosition(core: Core, place: Corner | { x: number; y: number }): void
  setContext(core: Core, context: Record<string, string | number | boolean>): void
  consent(core: Core, granted: boolean): void
}
