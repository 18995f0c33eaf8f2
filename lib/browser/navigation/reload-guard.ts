/** Where the time of the last reload is remembered. */
const storageKey = 'orca:start-reloaded'

/** A failed part of the program reloads the page at most once in this time (SPEC-9). */
const onceInMs = 60_000

/** Whether the page may be reloaded for a failed part, and notes it; never without storage, or it could circle. */
export function takeReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(storageKey)) <= onceInMs) return false
    storage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}
