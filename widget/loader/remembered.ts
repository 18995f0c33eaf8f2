import type { Options } from '../shared/api-types.ts'

/** What this browser kept of an earlier visit; read only where keeping is wanted and agreed to. */
export function remembered(
  { instance, storage, consent }: Options,
  name: 'visitor' | 'place' | 'muted',
): string | null {
  try {
    if (storage === 'memory' || consent === 'required') return null
    return (storage === 'tab' ? sessionStorage : localStorage).getItem(`orcachat:${instance}:${name}`)
  } catch {
    return null
  }
}
