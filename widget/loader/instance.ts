import type { Instance, Mode, Options, State } from '../shared/api-types.ts'
import type { SiteConfig } from '../shared/config.ts'
import type { Core, LateChunk, PanelName } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import { bounded } from './calls.ts'
import { loadLate, loadWindow } from './chunks.ts'
import { element } from './element.ts'
import { Events } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { windowFrame } from './frame.ts'
import { makeLauncher } from './launcher.ts'
import { languageOf } from './options.ts'
import { remembered } from './remembered.ts'
import { Stage } from './stage.ts'

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
  const launcher = makeLauncher(
    state,
    () => instance.toggle(),
    () => loadWindow().catch(() => {}),
  )
  let lastWords = ''
  let configuration: Promise<SiteConfig> | undefined
  let site: SiteConfig = {}

  const failed = ({ code, retryAfter }: Failure) => emit('error', { code, retryAfter })
  const call = bounded(signal, () => ready, failed)

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
    frame: element('div', { class: 'frame', id: 'frame', role: 'dialog', tabindex: -1, hidden: true }),
    dock: launcher.dock,
    launcher: launcher.button,
    signal,
    state,
    context: {},
    endPanel: undefined,
    store: undefined,
    config() {
      configuration ??= fetchConfig(options, state.lang, signal)
        .then((found) => {
          site = found
          return found
        })
        .catch((failure) => {
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
      launcher.update()
      if (more && !state.open) late('tip')(last)
      emit('unread', { count, last })
    },
    setStatus(status) {
      if (status === state.status) return
      state.status = status
      emit('status', { status })
    },
    setMode: (mode) => void call(() => frame.set(mode)),
    setMuted(muted) {
      state.muted = muted
      frame.handle()?.update()
      emit('mute', { muted })
    },
    panel: (name, detail) => void panel(name, detail),
    ask: (question) => void instance.send(question, { open: true }),
    changed: launcher.update,
    relabel() {
      configuration = undefined
      launcher.update()
      frame.handle()?.update()
      return furnish()
    },
    updated: () => frame.handle()?.update(),
    wake: () => void call(frame.ensure),
  }
  const frame = windowFrame(core, () => site.contacts)

  const furnish = () =>
    core
      .config()
      .then(late('furnish'), failed)
      .catch(() => {})
  const show = (focus?: boolean) => frame.set(state.mode === 'max' ? 'max' : 'normal', focus)
  const go = (mode: Mode) => () => call(() => frame.set(mode))
  const hide = (hidden: boolean) => () =>
    call(() => {
      launcher.dock.hidden = hidden
    })

  function begin(): void {
    const inline = options.container ? document.querySelector(options.container) : null
    // An element that is not there leaves the widget as it is everywhere else.
    if (!inline) options.container = ''
    if (!inline && options.launcher !== 'none') layer.append(launcher.dock)
    layer.append(core.frame)
    stage.attach(inline, signal, () => failed(new Failure('destroyed')))
    layer.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.stopPropagation()
      if (core.endPanel) core.endPanel()
      else if (state.open && !options.container) instance.close()
    })
    emit('ready')
    furnish()
    if (options.container || options.open) instance.open({ focus: false })
    else if (remembered(options, 'visitor')) core.wake()
  }

  const ready = Promise.resolve()
    .then(begin)
    .then(() => instance)
  const instance: Instance = {
    id: options.instance,
    ready,
    open: ({ view = 'chat', focus = true } = {}) =>
      view === 'chat'
        ? call(async () => {
            await show(focus)
            await new Promise(requestAnimationFrame)
            if (focus && state.open) frame.handle()?.focus()
          })
        : panel(view as PanelName),
    close: go('closed'),
    toggle: () => (state.open ? instance.close() : instance.open()),
    minimize: go('min'),
    maximize: go('max'),
    restore: go('normal'),
    show: hide(false),
    hide: hide(true),
    send: (text, { open } = {}) =>
      call(async () => {
        if ([...text].length > 4000) throw new Failure('too_long')
        if (open) await show()
        return (await frame.ensure()).send(text)
      }),
    prefill: (text) => call(async () => (await frame.ensure()).prefill(text)),
    setUser: ({ token }) => call(async () => (await frame.ensure()).setUser(token)),
    logout: () => call(async () => (await frame.ensure()).logout()),
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
      frame.handle()?.destroy()
      emit('destroy')
      ending.abort()
      events.clear()
      gone()
    },
  }
  return instance
}
