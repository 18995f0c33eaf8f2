import type { ConfigPart, SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Picture } from '../../lib/protocol/widget-messages.ts'
import type { Emit } from '../loader/events.ts'
import type { Store } from '../session/store.ts'
import type { Instance, Lang, Mode, Options, State, View } from './api-types.ts'
import type { Failure } from './failure.ts'

/** What the frame chunk adds. */
export interface Frame {
  /** Where the window chunk draws. */
  readonly frame: HTMLElement
  /** The line to write on that stands there until then. */
  readonly box: HTMLTextAreaElement
  /** The window in that state, as far as it is there. */
  showMode(mode: Mode, focus?: boolean): void
  /** What stands in the window's place until it has come, or because it has `failed` to. */
  showStatus(failed?: boolean): void
}

export interface FrameChunk {
  makeFrame(core: LoaderCore): Frame
}

/** What the loader's instance lends to the chunks. */
export interface LoaderCore extends Partial<Frame> {
  readonly options: Options
  /** The instance as the host has it. */
  readonly instance: Instance
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly layer: HTMLElement
  /** Launcher, side bar and cards stand in it. */
  readonly dock: HTMLElement
  readonly launcher: HTMLElement
  /** Ends with the instance: every listener, request and timer of it hangs on this. */
  readonly signal: AbortSignal
  readonly state: State
  /** What the host said about the page. */
  context: Record<string, string | number | boolean>
  /** What is kept only while the page lives. */
  readonly memory: Map<string, string>
  /** The site's configuration as far as it has come: what is needed before opening. */
  site: SiteConfig
  /** What had the focus when the window was asked for. */
  opener?: (Element & Partial<HTMLElement>) | null
  /** All of it, asked for in a language beside the actions chunk, until that takes it. */
  fullConfig?: [lang: Lang, site: Promise<SiteConfig>] | undefined
  /** Takes the open panel away. */
  endPanel?: (() => void) | undefined
  /** Ends what the unopened widget says by itself. */
  endTip?: (() => void) | undefined
  /** The window, once it is drawn. */
  handle?: WindowHandle
  emit: Emit
  /** Tells the host of a failure. */
  emitError(failure: Pick<Failure, 'code' | 'retryAfter'>): void
  /** Adds the sheet of a chunk, once. */
  adopt(css: string): void
  /** The site's own colours; their names are those of the style sheets. */
  setColours(colours?: Readonly<Record<string, string>>): void
  /** A card beside the launcher, in place of the one that stands there; without one: none. */
  showCard(card?: HTMLElement): void
  /** The launcher says again how things stand. */
  updateLauncher(): void
  /** The site's configuration in the present language; `part`: not all of it. */
  fetchConfig(part?: ConfigPart): Promise<SiteConfig>
  applyConfig(lang?: Lang): Promise<void>
  /** The same widget of a fresh loader in this one's place; whether there is one. */
  reload(isAnew?: boolean): Promise<boolean>
}

/** The same, once the frame is there. */
export interface FramedCore extends Omit<LoaderCore, keyof Frame>, Frame {}

/** What the other chunks are given: the same, with what the actions chunk knows. */
export interface Core extends FramedCore {
  /** What stands in the forms, for as long as the page lives; a repeated send has the same key. */
  readonly drafts: Partial<Record<'board' | 'callback', { key: string; values: Record<string, string> }>>
  /** What the visitor wrote in the conversation, once the window has it. */
  said?: () => string[]
  /** What this browser keeps; made by whichever chunk needs it first. */
  store: Store | undefined
  /** All of the site's configuration, in the present language. */
  config(): Promise<SiteConfig>
  /** The same, once it has come. */
  full?: SiteConfig | undefined
  setUnread(count: number, last: string): void
  setStatus(status: State['status']): void
  setMuted(on: boolean): void
  panel(name: PanelName, detail?: Omit<PanelDetail, 'site'>): void
}

export type PanelName = 'board' | 'callback' | 'viewer' | 'assistant' | 'phone' | 'qr'

export interface PanelDetail {
  site: SiteConfig
  /** Words already typed, kept for the board. */
  text?: string
  /** Address of a recording of the words. */
  audio?: string
  /** `bitmap`: the picture itself, where it has no address. */
  picture?: Picture & { bitmap?: ImageBitmap }
}

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

/** What `open` takes beside what hosts know of. */
export type Opening = { view?: View | PanelName; focus?: boolean } & Omit<PanelDetail, 'site'>

/** What the loader itself does of the public interface. */
type Early = 'id' | 'ready' | 'toggle' | 'state' | 'on' | 'once' | 'destroy'

/** Everything that a visitor or a host may ask for, once the actions chunk has come. */
export interface Actions extends Omit<Instance, Early | 'open'> {
  open(options?: Opening): Promise<void>
  /** Moves the launcher by pointer, from a press on it; `trail`: what came after the press until now. */
  drag(press: PointerEvent, trail: PointerEvent[]): Promise<void>
  /** Moves it by an arrow key. */
  nudge(key: string): Promise<void>
  /** Takes up the conversation that this browser has, with the window still closed. */
  resume(): Promise<void>
  /** Follows what the visitor did in another tab: key and value of what was stored there. */
  sync(key: string, value: string | null): Promise<void>
}

export interface ActionsChunk {
  start(core: FramedCore): Actions
}

export interface GreetingChunk {
  greet(core: LoaderCore, signal: AbortSignal, fold: () => void): Promise<void>
}
