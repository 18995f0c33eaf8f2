import type { Options } from '../shared/api-types.ts'

/** What this browser kept of an earlier visit, as it stands in the storage. */
export type StoredState = [visitor?: string | null, place?: string | null, muted?: string | null]

const names = ['visitor', 'place', 'muted']

/**
 * Reads the stored state, if storage is wanted and agreed to. A first look into storage blocks the page, so it is taken only if our
 * marker database exists (`session/store.ts` makes it), or if the browser cannot list databases.
 */
export async function readStoredState({ instance, storage, consent }: Options): Promise<StoredState> {
  const key = `orcachat:${instance}`
  // A sandboxed frame keeps nothing, and Chromium has the question for databases there end in an unhandled rejection.
  const isWanted = storage !== 'memory' && consent !== 'required' && origin !== 'null'
  const isTab = storage === 'tab'
  try {
    if (isWanted && (isTab || !(await indexedDB.databases?.())?.every(({ name }) => name !== key))) {
      const kept = isTab ? sessionStorage : localStorage
      return names.map((name) => kept.getItem(`${key}:${name}`)) as StoredState
    }
  } catch {
    // What is denied holds nothing.
  }
  return []
}
