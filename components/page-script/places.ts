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

function placesKept(): Record<string, Place> {
  const kept = Object.entries(Object(recallJsonForVisit(placesKey)))
  return Object.fromEntries(kept.filter((entry): entry is [string, Place] => isPlace(entry[1])))
}

/** The entry of the history that stands there; a browser without the Navigation API knows it by its page only. */
export function shownEntry(): string {
  const key = 'navigation' in globalThis ? navigation.currentEntry?.key : undefined
  return key ?? location.pathname
}

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/** Keeps how an entry of the history is left now; for this visit, and over a reload. */
export function keepPlace(entry: string): void {
  const { [entry]: _, ...others } = placesKept()
  const open = answers().flatMap((answer, index) => (answer.open ? [index] : []))
  const place: Place = { top: Math.round(scrollY), open }
  const kept = Object.fromEntries([...Object.entries(others), [entry, place]].slice(-mostKept))
  keepForVisit(placesKey, JSON.stringify(kept))
}

/** How it was left, if that is known. */
export const placeOf = (entry: string): Place | undefined => placesKept()[entry]

/** Leaves the page that stands there as it was: its answers open, then its place. */
export function returnTo({ top, open }: Place): void {
  for (const [index, answer] of answers().entries()) if (open.includes(index)) answer.open = true
  scrollTo({ top, behavior: 'instant' })
}
