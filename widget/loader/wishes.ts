import type { Actions, LoaderCore, Opening } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import { loadLate, warmWindow } from './chunks.ts'
import { fetchConfig } from './fetch-config.ts'
import { waiting } from './waiting.ts'

/** Has the late chunk do what a visitor or a host asks for. */
export type Wish = (name: keyof Actions, ...given: unknown[]) => Promise<unknown>

/** Wishes of one instance: each waits until it is ready, and for the chunk. None is the host's unhandled rejection. */
export function wishing(core: () => LoaderCore): { wish: Wish; warm: () => void } {
  let actions: Actions | undefined
  let coming: Promise<Actions> | undefined

  function load(): Promise<Actions> {
    if (coming) return coming
    const { options, signal, state } = core()
    // Beside the chunk, which would ask for it as soon as it has come.
    const site = fetchConfig(options, state.lang, signal)
    site.catch(() => {})
    core().early = [state.lang, site]
    coming = loadLate().then(
      ({ start }) => {
        core().signal.throwIfAborted()
        actions = start(core())
        return actions
      },
      (failure) => {
        coming = undefined
        throw failure
      },
    )
    return coming
  }

  async function fulfil(name: keyof Actions, given: unknown[]): Promise<unknown> {
    const { instance, failed, renew } = core()
    await instance.ready
    const [{ view = 'chat', focus = true }] = [...given, {}] as [Opening]
    const opens = name === 'open' && view === 'chat'
    if (opens) warmWindow()
    if (opens && !actions) waiting(core(), focus)
    try {
      await load()
    } catch (failure) {
      // Again on the widget of a fresh loader, which stands in this one's place then.
      if (await renew()) return Reflect.get(instance, name)?.(...given)
      if (opens) waiting(core(), focus, true)
      failed(failure as Failure)
      throw failure
    }
    return Reflect.apply((await load())[name], 0, given)
  }

  return {
    wish(name, ...given) {
      const answer = fulfil(name, given)
      answer.catch(() => {})
      return answer
    },
    warm() {
      warmWindow()
      load().catch(() => {})
    },
  }
}
