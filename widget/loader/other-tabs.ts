import type { Core } from '../shared/core.ts'

/** Follows what the visitor does in another tab: the conversation begun there has its unread count here, muted is muted. */
export function followOtherTabs({ options, signal, wake, setMuted }: Core): void {
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (!newValue || options.storage !== 'local' || options.consent === 'required') return
      if (key === `orcachat:${options.instance}:conversation`) wake()
      if (key === `orcachat:${options.instance}:muted`) setMuted(newValue === 'true')
    },
    { signal },
  )
}
