import type { Instance, Options, State } from '../shared/api-types.ts'
import type { Actions, LoaderCore } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { Past } from '../shared/past.ts'
import { own } from './chunks.ts'
import { makeEvents } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { firstWords } from './first-words.ts'
import { freshLoader } from './hand-over.ts'
import { makeLauncher } from './launcher.ts'
import { cornerOf, languageOf } from './options.ts'
import { remembered } from './remembered.ts'
import { makeShadowHost } from './shadow-host.ts'
import { sideBar } from './side-bar.ts'
import { wishing } from './wishes.ts'

/** How long the launcher waits for the site's configuration before it is shown without it. */
const patienceMs = 1500
/** A loader that came fresh is not asked again before so long. */
const renewalMs = 60_000

/** What the late chunk does of the public interface. */
const lateMethods = [
  'open',
  'close',
  'minimize',
  'maximize',
  'restore',
  'show',
  'hide',
  'send',
  'prefill',
  'setUser',
  'logout',
  'consent',
  'setContext',
  'setLocale',
  'setTheme',
  'setPosition',
  'mute',
] as const satisfies (keyof Actions)[]

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
  const { host, root, layer, adopt, paint, attach } = makeShadowHost(options, state.lang)
  const { listening, on, once, emit } = makeEvents(host, options.eventDetail === 'full', past?.listening)
  let card: HTMLElement | undefined
  let endWords = () => {}
  let renewal: Promise<boolean> | undefined

  const failed: LoaderCore['failed'] = ({ code, retryAfter }) => emit('error', { code, retryAfter })
  const { wish, warm } = wishing(() => core)
  const { dock, launcher, changed } = makeLauncher(() => core, wish, warm)
  const core: LoaderCore = {
    options,
    host,
    root,
    layer,
    dock,
    launcher,
    signal,
    state,
    context: past?.context ?? {},
    memory: past?.memory ?? new Map(),
    site: {},
    get instance() {
      return instance
    },
    emit,
    failed,
    adopt,
    paint,
    changed,
    ask: (part) => fetchConfig(options, state.lang, signal, part),
    say(next) {
      card?.remove()
      card = next
      if (next) dock.append(next)
    },
    dress(lang = state.lang) {
      state.lang = lang
      layer.lang = lang
      core.changed()
      return core.ask('closed').then(
        (site) => {
          if (signal.aborted) return
          core.site = site
          const { colours, position } = site.theme ?? {}
          paint(colours)
          if (position && !options.position && !remembered(options, 'place'))
            layer.className = `layer ${cornerOf(position)}`
          sideBar(core)
          core.changed()
          endWords()
          endWords = firstWords(core)
        },
        (failure: Failure) => {
          failed(failure)
          // What the server refuses for good is no network that may come back.
          if (!failure.retryable) throw failure
        },
      )
    },
    renew() {
      // Once, for all calls that find the same chunk gone.
      renewal ??= makeAnew().then((isDone) => {
        if (!isDone) renewal = undefined
        return isDone
      })
      return renewal
    },
  }

  async function makeAnew(): Promise<boolean> {
    if (signal.aborted || (past && performance.now() - past.at < renewalMs)) return false
    const make = await freshLoader(own)
    if (!make || signal.aborted) return false
    const { mode } = state
    const typed = core.handle ? '' : core.box?.value
    stop()
    ending.abort(new Failure('destroyed'))
    const { memory, context } = core
    const at = performance.now()
    Object.assign(
      instance,
      make(options, gone, { listening, memory, context, state: { ...state, open: false }, mode, at }),
    )
    if (typed) void instance.prefill(typed)
    return true
  }

  /** Ends what the chunks do. */
  function stop(): void {
    core.endPanel?.()
    core.handle?.destroy()
  }

  async function begin(): Promise<Instance> {
    const { mode } = state
    state.mode = 'closed'
    signal.addEventListener('abort', () => endWords())
    const allowed = core.dress()
    // With a slow server the launcher is shown before the configuration has come, and removed if the site is refused.
    allowed.catch((failure: Failure) => {
      console.warn(
        `OrcaChat: ${failure.code}, ${options.api}/widget/check?site=${options.site}&origin=${location.origin}`,
      )
      ending.abort(failure)
    })
    await Promise.race([allowed, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    signal.throwIfAborted()
    const inline = options.container ? document.querySelector(options.container) : null
    // An element that is not there leaves the widget as it is everywhere else.
    if (!inline) options.container = ''
    if (!inline && options.launcher !== 'none') layer.append(dock)
    attach(inline, signal, (isThere) => {
      if (!isThere) failed(new Failure('destroyed'))
      else if (languageOf(options.lang) !== state.lang) instance.setLocale(options.lang)
    })
    // What the visitor does in another tab.
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (newValue && key?.startsWith(`orcachat:${options.instance}:`)) wish('follow', key, newValue)
      },
      { signal },
    )
    // Taken up only once its promise is kept: every wish waits for that.
    if (past) {
      if (mode === 'normal') wish('open', { focus: false })
      else if (mode !== 'closed') wish(mode === 'min' ? 'minimize' : 'maximize')
    } else {
      emit('ready')
      if (options.container || options.open) instance.open({ focus: false } as object)
      else if (remembered(options, 'visitor')) wish('wake')
    }
    return instance
  }

  const instance = {
    ...Object.fromEntries(lateMethods.map((name) => [name, (...given: unknown[]) => wish(name, ...given)])),
    id: options.instance,
    ready: Promise.resolve().then(begin),
    toggle: () => (state.open ? instance.close() : instance.open()),
    state: () => ({ ...state }),
    on,
    once,
    async destroy() {
      if (signal.aborted) return
      stop()
      emit('destroy')
      ending.abort(new Failure('destroyed'))
      listening.clear()
      gone()
    },
    // Each method is there: what is not in the list above stands here, and `Actions` says the same.
  } as Instance
  instance.ready.catch(() => {})
  return instance
}
