import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Instance, Mode, Options, State, View } from '../shared/api-types.ts'
import type { Core, LateChunk, PanelDetail, PanelName } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { Past } from '../shared/past.ts'
import { bounded } from './calls.ts'
import { loadLate, loadWindow, own } from './chunks.ts'
import { element } from './element.ts'
import { isEnabled } from './enabled.ts'
import { Events } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { firstWords } from './first-words.ts'
import { windowFrame } from './frame.ts'
import { freshLoader } from './hand-over.ts'
import { makeLauncher } from './launcher.ts'
import { cornerOf, languageOf } from './options.ts'
import { followOtherTabs } from './other-tabs.ts'
import { remembered } from './remembered.ts'
import { ShadowHost } from './shadow-host.ts'
import { sideBar } from './side-bar.ts'
import { tip } from './tip.ts'

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
type Opening = { view?: View | PanelName; focus?: boolean } & Omit<PanelDetail, 'site'>

/** How long the launcher waits for the site's configuration before it is shown without it. */
const patienceMs = 1500
/** A loader that came fresh is not asked again before so long. */
const renewalMs = 60_000

/** One widget in the page; `past`: of the instance in whose place it stands. */
export function createInstance(options: Options, gone: () => void, past?: Past): Instance {
  const ending = new AbortController()
  const { signal } = ending
  const state: State = past?.state ?? {
    open: false,
    mode: 'closed',
    unread: 0,
    muted: options.muted || remembered(options, 'muted') === 'true',
    status: 'idle',
    lang: languageOf(options.lang),
  }
  const shadowHost = new ShadowHost(options, state.lang)
  const { host, layer, root } = shadowHost
  const events = new Events(host, options.eventDetail === 'full', past?.listening)
  const { emit } = events
  let site: SiteConfig = {}
  const launcher = makeLauncher(
    state,
    () => site,
    () => instance.toggle(),
    () => void Promise.all([loadWindow(), loadLate()]).catch(() => {}),
  )
  let lastWords = ''
  let configuration: Promise<SiteConfig> | undefined
  let endWords = () => {}

  const failed = ({ code, retryAfter }: Failure) => emit('error', { code, retryAfter })
  const call = bounded(signal, () => ready, failed)

  /** What is asked for later comes in a chunk of its own. */
  const late =
    <Name extends keyof LateChunk>(name: Name) =>
    (...given: Tail<Parameters<LateChunk[Name]>>): Promise<void> =>
      call(async () => Reflect.apply((await loadLate())[name], 0, [core, ...given]))

  const panel = late('panel')
  const open = ({ view = 'chat', focus = true, ...detail }: Opening = {}) =>
    view === 'chat'
      ? call(async () => {
          await show(focus)
          await new Promise(requestAnimationFrame)
          if (focus && state.open) frame.handle()?.focus()
        })
      : panel(view, detail)

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
    context: past?.context ?? {},
    memory: past?.memory ?? new Map(),
    drafts: {},
    endPanel: undefined,
    store: undefined,
    config() {
      configuration ??= fetchConfig(options, state.lang, signal)
        .then((found) => {
          site = found
          shadowHost.paint(found.theme?.colours)
          return found
        })
        .catch((failure) => {
          configuration = undefined
          throw failure
        })
      return configuration
    },
    emit,
    adopt: (css) => shadowHost.adopt(css),
    setUnread(count, last) {
      const more = count > state.unread
      if (count === state.unread && last === lastWords) return
      state.unread = count
      lastWords = last
      launcher.update()
      // A minimised window says the number itself.
      if (more && state.mode === 'closed' && isEnabled(options, 'tip'))
        tip(core, `${count} ${site.words?.unread ?? ''}`, last, 'status')
      emit('unread', { count, last })
    },
    setStatus(status) {
      if (status === state.status) return
      state.status = status
      emit('status', { status })
    },
    setMode: (mode) => void (mode === 'normal' ? instance.restore() : call(() => frame.set(mode))),
    setMuted(muted) {
      if (muted === state.muted) return
      state.muted = muted
      frame.handle()?.update()
      emit('mute', { muted })
    },
    panel: (view, detail) => void Reflect.apply(instance.open, 0, [{ view, ...detail }]),
    ask: (question) => void instance.send(question, { open: true }),
    changed: launcher.update,
    relabel(lang) {
      state.lang = lang
      layer.lang = lang
      configuration = undefined
      launcher.update()
      frame.handle()?.update()
      return mountExtras()
    },
    updated: () => frame.handle()?.update(),
    wake: () => void call(frame.ensure),
  }
  const frame = windowFrame(core, () => site)

  /** Applies the site's position, side bar and first messages to the dock. */
  const mountExtras = () =>
    core.config().then(
      (found) => {
        if (signal.aborted) return
        const { position } = found.theme ?? {}
        if (position && !options.position && !remembered(options, 'place')) shadowHost.hang(cornerOf(position))
        sideBar(core, found)
        endWords()
        endWords = firstWords(core, found)
      },
      (failure: Failure) => {
        failed(failure)
        // What the server refuses for good is no network that may come back.
        if (!failure.retryable) throw failure
      },
    )
  const show = (focus?: boolean) => frame.set(state.mode === 'max' ? 'max' : 'normal', focus)
  const go = (mode: Mode) => () => call(() => frame.set(mode))
  const hide = (hidden: boolean) => () =>
    call(() => {
      launcher.dock.hidden = hidden
    })

  async function begin(): Promise<void> {
    const { mode } = state
    state.mode = 'closed'
    signal.addEventListener('abort', () => endWords())
    const allowed = mountExtras()
    // With a slow server the launcher is shown before the configuration has come, and removed if the site is refused.
    allowed.catch(withdraw)
    let timer: ReturnType<typeof setTimeout> | undefined
    await Promise.race([
      allowed,
      new Promise((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      }),
    ]).finally(() => clearTimeout(timer))
    if (signal.aborted) throw signal.reason
    const inline = options.container ? document.querySelector(options.container) : null
    // An element that is not there leaves the widget as it is everywhere else.
    if (!inline) options.container = ''
    if (!inline && options.launcher !== 'none') layer.append(launcher.dock)
    layer.append(core.frame)
    shadowHost.attach(
      inline,
      signal,
      () => failed(new Failure('destroyed')),
      () => options.lang === 'auto' && instance.setLocale('auto'),
    )
    layer.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.stopPropagation()
      if (core.endPanel) core.endPanel()
      else if (state.open && !options.container) instance.close()
    })
    core.launcher.addEventListener('pointerdown', (press) => {
      if (press.button) return
      // Else a frame of the host's page takes the pointer away as soon as it passes over it.
      core.launcher.setPointerCapture(press.pointerId)
      const trail: PointerEvent[] = []
      const keeping = new AbortController()
      for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const)
        addEventListener(name, (event) => trail.push(event), keeping)
      const end = () => keeping.abort()
      late('drag')(press, trail).then(end, end)
    })
    core.launcher.addEventListener('keydown', (event) => {
      if (!/^Arrow/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      late('nudge')(event.key)
    })
    followOtherTabs(core)
    if (past) {
      if (mode !== 'closed') void call(() => frame.set(mode, false))
      return
    }
    emit('ready')
    if (options.container || options.open) instance.open({ focus: false })
    else if (remembered(options, 'visitor')) core.wake()
  }

  /** Removes the widget from a page that may not have it, and says why in the console. */
  function withdraw(failure: Failure): void {
    console.warn(
      `OrcaChat: ${failure.code}, ${location.origin}. See ${options.api}${state.lang === 'en' ? '/en' : ''}/widget/check?site=${options.site}&origin=${location.origin}`,
    )
    ending.abort(failure)
  }

  /** The same widget of a fresh loader in this one's place: for chunks that a new deployment has taken away. */
  async function renew(): Promise<boolean> {
    if (signal.aborted || (past && performance.now() - past.at < renewalMs)) return false
    const make = await freshLoader(own)
    if (!make || signal.aborted) return false
    const { mode } = state
    const typed = frame.typed()
    core.endPanel?.()
    frame.handle()?.destroy()
    ending.abort(new Failure('destroyed'))
    const next = make(options, gone, {
      listening: events.listening,
      memory: core.memory,
      context: core.context,
      state: { ...state, open: false },
      mode,
      at: performance.now(),
    })
    Object.assign(instance, next)
    if (typed) void next.prefill(typed)
    return true
  }

  /** Calls that find their chunk gone are made again on the widget that a fresh loader makes. */
  function renewing<Name extends keyof Instance>(name: Name): void {
    const first = instance[name] as (...given: unknown[]) => Promise<unknown>
    const again = (...given: unknown[]): Promise<unknown> => {
      const answer = first(...given).catch(async (failure: Failure) => {
        if (failure.code !== 'chunk_failed' || !(await renew())) throw failure
        return Reflect.apply(instance[name] as typeof first, 0, given)
      })
      answer.catch(() => {})
      return answer
    }
    Reflect.set(instance, name, again)
  }

  const instance: Instance = {
    id: options.instance,
    ready: undefined as never,
    open: open as Instance['open'],
    close: go('closed'),
    toggle: () => (state.open ? instance.close() : instance.open()),
    minimize: go('min'),
    maximize: go('max'),
    restore: go('normal'),
    show: hide(false),
    hide: hide(true),
    send: (text, { open: opens } = {}) =>
      call(async () => {
        if ([...text].length > 4000) throw new Failure('too_long')
        if (opens) await show()
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
      ending.abort(new Failure('destroyed'))
      events.listening.clear()
      gone()
    },
  }
  for (const name of ['open', 'minimize', 'maximize', 'restore', 'send', 'prefill', 'setUser', 'logout'] as const)
    renewing(name)
  const ready = begin().then(() => instance)
  ready.catch(() => {})
  Reflect.set(instance, 'ready', ready)
  return instance
}
