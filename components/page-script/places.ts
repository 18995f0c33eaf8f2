import { keepForVisit, recallJsonForVisit } from '#lib/browser/visit-memory'
import { placesKey } from '#lib/protocol/shell'

/** Entries of the history whose place is kept, the latest ones. */
const mostKept = 50

/** How a page was left: how far down it was read, in pixels, and which of its answers (`<details>`) were open. */
export interface Place {
  top: number
  open: readonly number[]
}

function isPlace(kept: unknown): kept is Place {
  if (!(kept instanceof Object) || !('top' in kept) || !('open' in kept)) return false
  return typeof kept.top === 'number' && Array.isArray(kept.open) && kept.open.every(Number.isInteger)
}

/** For a browser without the Navigation API: how pages were left, by their paths. */
function placesKept(): Record<string, Place> {
  const kept = Object.entries(Object(recallJsonForVisit(placesKey)))
  return Object.fromEntries(kept.filter((entry): entry is [string, Place] => isPlace(entry[1])))
}

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/** Stores the scroll position in the page's history entry, since Firefox's page cache misses later changes of the session storage. */
export function keepPlace(): void {
  const open = answers().flatMap((answer, index) => (answer.open ? [index] : []))
  const place: Place = { top: Math.round(scrollY), open }
  if ('navigation' in globalThis) {
    if (navigation.currentEntry) navigation.updateCurrentEntry({ state: place })
    return
  }
  const { [location.pathname]: _, ...others } = placesKept()
  const kept = Object.fromEntries([...Object.entries(others), [location.pathname, place]].slice(-mostKept))
  keepForVisit(placesKey, JSON.stringify(kept))
}

/** The stored state of a history entry, by default the current one, if there is any. */
export function placeOf(entry?: { getState: () => unknown } | null): Place | undefined {
  if (!('navigation' in globalThis)) return placesKept()[location.pathname]
  const kept = (entry ?? navigation.currentEntry)?.getState()
  return isPlace(kept) ? kept : undefined
}

/** Restores the current page: open answers, then the scroll position. */
export function returnTo({ top, open }: Place): void {
  for (const [index, answer] of answers().entries()) if (open.includes(index)) answer.open = true
  scrollTo({ top, behavior: 'instant' })
}
