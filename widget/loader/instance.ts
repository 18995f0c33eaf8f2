import type { Instance, Options, State } from '../shared/api-types.ts'
import type { Actions, LoaderCore } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { Past } from '../shared/past.ts'
import { begin, goOn } from './begin.ts'
import { dress } from './dress.ts'
import { makeEvents } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { followTabs } from './follow-tabs.ts'
import { makeLauncher } from './launcher.ts'
import { languageOf } from './options.ts'
import { remembered } from './remembered.ts'
import { makeAnew } from './renewal.ts'
import { makeShadowHost } from './shadow-host.ts'
import { wishing } from './wishes.ts'

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
    muted: options.muted,
    status: 'idle',
    lang: languageOf(options.lang),
  }
  const { attach, hang, ...shadow } = makeShadowHost(options, state.lang)
  const { listening, on, once, emit } = makeEvents(shadow.host, options.eventDetail === 'full', past?.listening)
  const recalled = remembered(options)
  let card: HTMLElement | undefined
  let renewal: Promise<boolean> | undefined
  const { wish, warm } = wishing(() => core)
  const core: LoaderCore = {
    ...shadow,
    ...makeLauncher(() => core, wish, warm),
    options,
    signal,
    state,
    context: past?.context ?? {},
    memory: past?.memory ?? new Map(),
    site: {},
    get instance() {
      return instance
    },
    emit,
    failed: ({ code, retryAfter }) => emit('error', { code, retryAfter }),
    ask: (part) => fetchConfig(options, state.lang, signal, part),
    say(next) {
      card?.remove()
      card = next
      if (next) core.dock.append(next)
    },
    dress: (lang = state.lang) => dress(core, recalled, hang, lang),
    renew() {
      // Once, for all calls that find the same chunk gone.
      renewal ??= makeAnew(core, end, gone, past).then((isDone) => {
        if (!isDone) renewal = undefined
        return isDone
      })
      return renewal
    },
  }

  /** Ends it, and what the chunks do. */
  function end(): Pick<Past, 'listening'> {
    core.endPanel?.()
    core.endWords?.()
    core.handle?.destroy()
    ending.abort(new Failure('destroyed'))
    return { listening }
  }

  async function start(): Promise<Instance> {
    state.mode = 'closed'
    const known = recalled.then(([visitor, place, muted]) => {
      hang(place)
      state.muted ||= muted === 'true'
      return visitor
    })
    await begin(core, attach, (failure) => ending.abort(failure))
    goOn(core, wish, past?.mode)
    known.then((visitor) => followTabs(core, wish, visitor))
    return instance
  }

  const instance = {
    ...Object.fromEntries(lateMethods.map((name) => [name, (...given: unknown[]) => wish(name, ...given)])),
    id: options.instance,
    ready: Promise.resolve().then(start),
    toggle: () => (state.open ? instance.close() : instance.open()),
    state: () => ({ ...state }),
    on,
    once,
    async destroy() {
      if (signal.aborted) return
      emit('destroy')
      end()
      listening.clear()
      gone()
    },
    // Each method is there: what is not in the list above stands here, and `Actions` says the same.
  } as Instance
  instance.ready.catch(() => {})
  return instance
}
