/** What was kept under a key for this visit; nothing where storage is switched off. */
export function recallForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The same as JSON; null for what is none. */
export function recallJsonForVisit(key: string): unknown {
  try {
    return JSON.parse(recallForVisit(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a word for this visit, or forgets it; where storage is switched off nothing is kept. */
export function keepForVisit(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The choice holds for this page then.
  }
}
