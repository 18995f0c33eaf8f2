const storageKey = 'orca:places'
/** Entries of the history whose place is kept, the latest ones. */
const mostKept = 50

function placesKept(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}

/** Keeps how far down an entry of the history was read, in pixels; for this visit, and over a reload. */
export function keepPlace(entry: string, top: number): void {
  const { [entry]: _, ...others } = placesKept()
  const kept = Object.fromEntries([...Object.entries(others), [entry, Math.round(top)]].slice(-mostKept))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // storage is forbidden: the browser's own place counts
  }
}

/** How far down it was read, if it is known. */
export const placeOf = (entry: string): number | undefined => placesKept()[entry]
