import { loaderWords } from '../messages/loader.ts'
import type { Corner, Instance, Mode, Options, State, View } from '../shared/api-types.ts'
import type { SiteConfig } from '../shared/config.ts'
import type { Core, LateChunk, PanelName, WindowHandle } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { loadLate, loadPanel, loadWindow } from './chunks.ts'
import { Dock } from './dock.ts'
import { element } from './element.ts'
import { Events } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { collapse } from './open-state.ts'
import { languageOf } from './options.ts'
import { Stage } from './stage.ts'

const waitMs = 15_000

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never

/** One widget in the page. */
export function createInstance(options: Options, gone: () => void): Instance {
  const ending = new AbortController()
  const { signal } = ending
  const state: State = {
    open: false,
    mode: 'closed',
    unread: 0,
    muted: options.muted,
    status: 'idle',
    lang: languageOf(options.lang),
  }
  const stage = new Stage(options, state.lang)
  const { host, layer, root } = stage
  const events = new Events(host, options.eventDetail === 'full')
  const { emit } = events
  const frame = element('div', { class: 'frame', role: 'dialog', tabindex: -1, hidden: true })
  const allowed = (name: string) => !options.modules || options.modules.split(/[ ,]+/).includes(name)
  const words = () => loaderWords[state.lang]
  let dock = makeDock()
  let lastWords = ''
  let configuration: Promise<SiteConfig> | undefined
  let handle: Promise<WindowHandle> | undefined
  let mounted: WindowHandle | undefined

  function makeDock(): Dock {
    return new Dock(state.lang, {
      toggle: () => instance.toggle(),
      panel: (name, expanded) => (expanded ? core.endPanel?.() : instance.open({ view: name as View })),
    })
  }

  /** Refuses with our one error, in bounded time, and never as the host's unhandled rejection. */
  function call<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => {
      const end = () => reject(new Failure('destroyed'))
      if (signal.aborted) return end()
      signal.addEventListener('abort', end)
      const timer = setTimeout(() => reject(new Failure('timeout', true)), waitMs)
      ready
        .then(work)
        .then(resolve, (cause) => reject(cause instanceof Failure ? cause : new Failure('network', true, cause)))
        .finally(() => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
        })
    })
    result.catch(core.failed)
    return result
  }

  /** What is asked for later comes in a chunk of its own. */
  const late =
    <Name extends keyof LateChunk>(name: Name) =>
    (...given: Tail<Parameters<LateChunk[Name]>>): Promise<void> =>
      call(async () => Reflect.apply((await loadLate())[name], 0, [core, ...given]))

  const panel = late('panel')

  const core: Core = {
    options,
    host,
    root,
    layer,
    frame,
    signal,
    state,
    context: {},
    endPanel: undefined,
    config() {
      configuration ??= fetchConfig(options, state.lang, signal).catch((failure) => {
        configuration = undefined
        throw failure
      })
      return configuration
    },
    emit,
    adopt: (css) => stage.adopt(css),
    setUnread(count, last) {
      const more = count > state.unread
      if (count === state.unread && last === lastWords) return
      state.unread = count
      lastWords = last
      dock.update(state.open, count)
      if (more && !state.open && allowed('tip')) late('tip')(dock.node, last, () => instance.open())
      emit('unread', { count, last })
    },
    setStatus(status) {
      if (status === state.status) return
      state.status = status
      emit('status', { status })
    },
    setMode: (mode) => void call(() => setMode(mode)),
    setMuted(muted) {
      state.muted = muted
      mounted?.update()
      emit('mute', { muted })
    },
    failed: ({ code, retryAfter }) => emit('error', { code, retryAfter }),
    panel: (name, detail) => void panel(loadPanel, name, detail),
    mark: (name) => dock.mark(name),
    redock() {
      configuration = undefined
      const old = dock
      dock = makeDock()
      dock.update(state.open, state.unread)
      old.node.replaceWith(dock.node)
      return furnish()
    },
    updated: () => mounted?.update(),
  }

  const furnish = async () => {
    const site = await core.config()
    dock.furnish(site, allowed)
    if (site.hot?.length && !state.open && allowed('hot'))
      late('hot')(dock.node, site.hot, (question) => instance.send(question, { open: true }))
  }

  function ensureWindow(): Promise<WindowHandle> {
    handle ??= Promise.all([loadWindow(), loadLate()])
      .then(([{ mount }, { setTheme }]) => {
        if (signal.aborted) throw new Failure('destroyed')
        setTheme(core, options.theme)
        frame.replaceChildren()
        mounted = mount(core)
        return mounted
      })
      .catch((failure) => {
        handle = undefined
        throw failure
      })
    return handle
  }

  /** Something stands there within a frame of the click, whatever the network does. */
  function showWait(text: string): void {
    if (!mounted)
      frame.replaceChildren(
        element('button', { type: 'button', click: () => setMode('closed').then(() => instance.open()) }, text),
      )
  }

  const setMode = collapse(async (mode) => {
    const before = state.mode
    if (mode === before) return
    state.mode = mode
    state.open = mode !== 'closed' && mode !== 'min'
    frame.dataset.mode = mode
    frame.setAttribute('aria-label', words().name)
    dock.update(state.open, state.unread)
    if (mode === 'closed') {
      const within = frame.contains(root.activeElement)
      frame.hidden = true
      mounted?.update()
      if (within) dock.launcher.focus()
      return emit('close')
    }
    frame.hidden = false
    showWait(words().loading)
    try {
      await ensureWindow()
    } catch (failure) {
      showWait(words().failed)
      throw failure
    }
    mounted?.update()
    emit(before === 'closed' ? 'open' : mode === 'min' ? 'minimize' : mode === 'max' ? 'maximize' : 'restore')
  })
  const openWindow = () => setMode(state.mode === 'max' ? 'max' : 'normal')
  const go = (mode: Mode) => () => call(() => setMode(mode))

  function begin(): void {
    if (!options.container && options.launcher !== 'none') layer.append(dock.node)
    layer.append(frame)
    stage.attach(options.container, signal, () => core.failed(new Failure('destroyed')))
    layer.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.stopPropagation()
      if (core.endPanel) core.endPanel()
      else if (state.open && !options.container) instance.close()
    })
    emit('ready')
    if (options.position !== 'right-bottom') instance.setPosition(options.position as Corner)
    furnish().catch(core.failed)
    if (options.container || options.open) instance.open({ focus: false })
    else if (hasConversation(options)) ensureWindow().catch(core.failed)
  }

  const display = (hidden: boolean) => {
    dock.node.hidden = hidden
  }

  const ready = Promise.resolve().then(begin)
  const instance: Instance = {
    id: options.instance,
    ready,
    open: ({ view = 'chat', focus = true } = {}) =>
      view === 'chat'
        ? call(async () => {
            await openWindow()
            await new Promise(requestAnimationFrame)
            if (focus) mounted?.focus()
          })
        : panel(loadPanel, view as PanelName),
    close: go('closed'),
    toggle: () => (state.open ? instance.close() : instance.open()),
    minimize: go('min'),
    maximize: go('max'),
    restore: go('normal'),
    show: () => call(() => display(false)),
    hide: () => call(() => display(true)),
    send: (text, { open } = {}) =>
      call(async () => {
        if ([...text].length > 4000) throw new Failure('too_long')
        if (open) await openWindow()
        return (await ensureWindow()).send(text)
      }),
    prefill: (text) => call(async () => (await ensureWindow()).prefill(text)),
    setUser: ({ token }) => call(async () => (await ensureWindow()).setUser(token)),
    logout: () => call(async () => (await ensureWindow()).logout()),
    consent: late('consent'),
    setContext: late('setContext'),
    setLocale: late('setLocale'),
    setTheme: late('setTheme'),
    setPosition: late('setPosition'),
    mute: (on = true) => call(() => core.setMuted(on)),
    state: () => ({ ...state }),
    on: events.on,
    once: events.once,
    async destroy() {
      if (signal.aborted) return
      core.endPanel?.()
      mounted?.destroy()
      emit('destroy')
      ending.abort()
      events.clear()
      gone()
    },
  }
  return instance
}

/** Whether this browser has spoken here before: only then may an unopened widget ask for news. */
function hasConversation({ instance, storage }: Options): boolean {
  try {
    return !!(storage === 'tab' ? sessionStorage : localStorage).getItem(`orcachat:${instance}:visitor`)
  } catch {
    return false
  }
}
