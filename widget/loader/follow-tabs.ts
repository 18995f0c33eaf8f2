import type { LoaderCore } from '../shared/core.ts'
import { remembered } from './remembered.ts'
import type { Wish } from './wishes.ts'

/** By then a page is done with its own beginning. */
const restMs = 3000

/**
 * Takes up the conversation that this browser has, and follows what the visitor does in another tab. To listen for it alone
 * has the browser fetch all that the site keeps: for somebody who was never here that waits until the page is at rest.
 */
export function followTabs({ options, signal, state }: LoaderCore, wish: Wish, isKnown: unknown): void {
  const timer = setTimeout(
    () => {
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key?.startsWith(`orcachat:${options.instance}:`)) wish('follow', key, newValue)
        },
        { signal },
      )
      // What was begun in an earlier visit, or there until now.
      remembered(options).then(([visitor, , muted]) => {
        if (visitor) wish('wake')
        if (muted === 'true' && !state.muted) wish('mute')
      })
    },
    isKnown ? 0 : restMs,
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}
