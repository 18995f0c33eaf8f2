import type { LoaderCore } from '../shared/core.ts'
import type { CallAction } from './deferred-actions.ts'
import { readStoredState } from './stored-state.ts'

/** By then a page is done with its own beginning. */
const restMs = 3000

/**
 * Continues a stored conversation and follows other tabs. Listening makes the browser load the site's storage, so for new visitors it
 * starts when the page is at rest.
 */
export function followTabs({ options, signal, state }: LoaderCore, callAction: CallAction, isKnown: unknown): void {
  const timer = setTimeout(
    () => {
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key?.startsWith(`orcachat:${options.instance}:`)) callAction('sync', key, newValue)
        },
        { signal },
      )
      // What was begun in an earlier visit, or there until now.
      readStoredState(options).then(([visitor, , muted]) => {
        if (visitor) callAction('resume')
        if (muted === 'true' && !state.muted) callAction('mute')
      })
    },
    isKnown ? 0 : restMs,
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}
