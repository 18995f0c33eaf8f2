import type { Actions, ActionsChunk, FrameChunk, FramedCore, LoaderCore, Opening } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import { own, preloadWindow } from './chunks.ts'
import { loadChunk } from './load-chunk.ts'
import { showLoadingCard } from './loading-card.ts'

/** Has the actions chunk do what a visitor or a host asks for. */
export type CallAction = (name: keyof Actions, ...given: unknown[]) => Promise<unknown>

/**
 * The actions of an instance, each waiting for its chunk; never an unhandled rejection of the host. `preload` loads the window. Returned
 * as a tuple, since property names are bytes of the loader.
 */
export function deferActions(coreOf: () => LoaderCore): [callAction: CallAction, preload: () => void] {
  let actions: Actions | undefined
  let coming: Promise<Actions> | undefined
  /** The window is wanted, and with the focus in it. */
  let opening: boolean | undefined

  function load(): Promise<Actions> {
    if (coming) return coming
    const core = coreOf()
    const { state, signal } = core
    // The smallest first: one can write on the window's frame while the rest is still on its way.
    const framed = loadChunk<FrameChunk>(own, WIDGET_CHUNKS.frame).then(({ makeFrame }) => {
      signal.throwIfAborted()
      if (!core.frame) Object.assign(core, makeFrame(core))
      if (opening !== undefined) core.showMode?.('normal', opening)
    })
    const chunk = loadChunk<ActionsChunk>(own, WIDGET_CHUNKS.actions)
    // Beside the chunk, which would ask for it as soon as it has come.
    const site = core.fetchConfig()
    site.catch(() => {})
    core.fullConfig = [state.lang, site]
    coming = Promise.all([chunk, framed]).then(
      ([{ start }]) => {
        signal.throwIfAborted()
        actions = start(core as FramedCore)
        return actions
      },
      (failure) => {
        coming = undefined
        throw failure
      },
    )
    return coming
  }

  async function perform(name: keyof Actions, given: unknown[]): Promise<unknown> {
    const core = coreOf()
    const { instance, emitError, reload } = core
    await instance.ready
    const [{ view = 'chat', focus = true }] = [...given, {}] as [Opening]
    const opens = name === 'open' && view === 'chat'
    // Asked for before anything is drawn: what is drawn meanwhile costs no time.
    const loading = load()
    if (opens) preloadWindow()
    if (!actions && (opens || name === 'close')) {
      opening = opens ? focus : undefined
      if (core.showMode) core.showMode(opens ? 'normal' : 'closed', opening)
      else if (opens) showLoadingCard(core, focus)
    }
    try {
      await loading
    } catch (failure) {
      // Again on the widget of a fresh loader, which stands in this one's place then.
      if (await reload()) return Reflect.get(instance, name)?.(...given)
      if (core.showStatus) core.showStatus(true)
      else if (opens) showLoadingCard(core, focus, true)
      emitError(failure as Failure)
      throw failure
    }
    return Reflect.apply((await load())[name], 0, given)
  }

  const callAction: CallAction = (name, ...given) => {
    const answer = perform(name, given)
    answer.catch(() => {})
    return answer
  }
  const preload = () => {
    load().catch(() => {})
    preloadWindow()
  }
  return [callAction, preload]
}
