import type { Actions, FramedCore, LoaderCore, Opening } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import { loadFrame, loadLate, warmWindow } from './chunks.ts'
import { waiting } from './waiting.ts'

/** Has the late chunk do what a visitor or a host asks for. */
export type Wish = (name: keyof Actions, ...given: unknown[]) => Promise<unknown>

/** Wishes of one instance: each waits until it is ready, and for the chunk. None is the host's unhandled rejection. */
export function wishing(core: () => LoaderCore): { wish: Wish; warm: () => void } {
  let actions: Actions | undefined
  let coming: Promise<Actions> | undefined
  /** The window is wanted, and with the focus in it. */
  let opening: boolean | undefined

  function load(): Promise<Actions> {
    if (coming) return coming
    const lent = core()
    const { state, signal } = lent
    // The smallest first: one can write on the window's frame while the rest is still on its way.
    const framed = loadFrame().then(({ makeFrame }) => {
      signal.throwIfAborted()
      if (!lent.frame) Object.assign(lent, makeFrame(lent))
      if (opening !== undefined) lent.appear?.('normal', opening)
    })
    const late = loadLate()
    // Beside the chunk, which would ask for it as soon as it has come.
    const site = lent.ask()
    site.catch(() => {})
    lent.early = [state.lang, site]
    coming = Promise.all([late, framed]).then(
      ([{ start }]) => {
        signal.throwIfAborted()
        actions = start(lent as FramedCore)
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
    const lent = core()
    const { instance, failed, renew } = lent
    await instance.ready
    const [{ view = 'chat', focus = true }] = [...given, {}] as [Opening]
    const opens = name === 'open' && view === 'chat'
    // Asked for before anything is drawn: what is drawn meanwhile costs no time.
    const loading = load()
    if (opens) warmWindow()
    if (!actions && (opens || name === 'close')) {
      opening = opens ? focus : undefined
      if (lent.appear) lent.appear(opens ? 'normal' : 'closed', opening)
      else if (opens) waiting(lent, focus)
    }
    try {
      await loading
    } catch (failure) {
      // Again on the widget of a fresh loader, which stands in this one's place then.
      if (await renew()) return Reflect.get(instance, name)?.(...given)
      if (lent.sketch) lent.sketch(true)
      else if (opens) waiting(lent, focus, true)
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
      load().catch(() => {})
      warmWindow()
    },
  }
}
