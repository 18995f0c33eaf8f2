import type { Core } from '../shared/core.ts'

const waiting = new WeakSet<Core>()

/** Takes up the conversation that the visitor has begun in another tab: this one then has its unread count too. */
export function wakeWithOthers(core: Core): void {
  const { options, signal } = core
  if (waiting.has(core) || options.storage !== 'local') return
  waiting.add(core)
  const ending = new AbortController()
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key !== `orcachat:${options.instance}:conversation` || !newValue || options.consent === 'required') return
      ending.abort()
      core.wake()
    },
    { signal: AbortSignal.any([signal, ending.signal]) },
  )
}
