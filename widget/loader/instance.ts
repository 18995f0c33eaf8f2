import type { Instance, Options, State } from '../shared/api-types.ts'
import type { Actions, LoaderCore } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'
import type { PreviousInstance } from '../shared/previous-instance.ts'
import { applyConfig } from './apply-config.ts'
import { announce, attachWidget } from './attach-widget.ts'
import { deferActions } from './deferred-actions.ts'
import { makeEvents } from './events.ts'
import { fetchConfig } from './fetch-config.ts'
import { followTabs } from './follow-tabs.ts'
import { makeLauncher } from './launcher.ts'
import { languageOf } from './options.ts'
import { reloadInstance } from './reload-instance.ts'
import { makeShadowHost } from './shadow-host.ts'
import { readStoredState } from './stored-state.ts'

/** What the actions chunk does of the public interface. */
const actionNames = [
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

/** One widget in the page; `previous`: of the instance in whose place it stands. */
export function createInstance(options: Options, gone: () => void, previous?: PreviousInstance): Instance {
  const ending = new AbortController()
  const { signal } = ending
  const state: State = previous?.state ?? {
    open: false,
    mode: 'closed',
    unread: 0,
    muted: options.muted,
    status: 'idle',
    lang: languageOf(options.lang),
  }
  const { attach, setPosition, ...shadow } = makeShadowHost(options, state.lang)
  const { listening, on, once, emit } = makeEvents(shadow.host, options.eventDetail === 'full', previous?.listening)
  const stored = readStoredState(options)
  let card: HTMLElement | undefined
  let reloading: Promise<boolean> | undefined
  const [callAction, preload] = deferActions(() => core)
  const core: LoaderCore = {
    ...shadow,
    ...makeLauncher(() => core, callAction, preload),
    options,
    signal,
    state,
    context: previous?.context ?? {},
    memory: previous?.memory ?? new Map(),
    site: {},
    get instance() {
      return instance
    },
    emit,
    emitError: ({ code, retryAfter }) => emit('error', { code, retryAfter }),
    fetchConfig: (part) => fetchConfig(options, state.lang, signal, part),
    showCard(next) {
      card?.remove()
      card = next
      if (next) core.dock.append(next)
    },
    applyConfig: (lang = state.lang) => applyConfig(core, stored, setPosition, lang),
    reload(isAnew) {
      // Once, for all calls that find the same chunk gone.
      reloading ??= reloadInstance(core, end, gone, previous, isAnew && createInstance).then((isDone) => {
        if (!isDone) reloading = undefined
        return isDone
      })
      return reloading
    },
  }

  /** Ends it, and what the chunks do. */
  function end(): Pick<PreviousInstance, 'listening'> {
    core.endPanel?.()
    core.endTip?.()
    core.handle?.destroy()
    ending.abort(new Failure('destroyed'))
    return { listening }
  }

  async function start(): Promise<Instance> {
    state.mode = 'closed'
    const known = stored.then(([visitor, place, muted]) => {
      setPosition(place)
      state.muted ||= muted === 'true'
      return visitor
    })
    await attachWidget(core, attach, (failure) => ending.abort(failure))
    announce(core, callAction, previous?.mode)
    known.then((visitor) => followTabs(core, callAction, visitor))
    return instance
  }

  const instance = Object.assign(previous?.instance ?? {}, {
    ...Object.fromEntries(actionNames.map((name) => [name, (...given: unknown[]) => callAction(name, ...given)])),
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
  } as Instance)
  instance.ready.catch(() => {})
  return instance
}
