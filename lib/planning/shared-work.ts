/** What a week, or a storm, asks of one kind of boat if it did all of it alone. */
export interface KindWork {
  /** Hours of one boat: sweeping, and changing baskets. */
  readonly sweepHours: number
  readonly basketHours: number
  readonly baskets: number
  readonly km: number
  readonly boatDayHours: number
}

/** Hours of one boat of a kind for all of it. */
export const hoursAlone = ({ sweepHours, basketHours }: KindWork): number => sweepHours + basketHours

/** Hours that are no work: numbers so small that dividing by them gives none. */
const nothing = 1e-9

/** Which part of the work so many boats of a kind do in a day. */
function partADay(work: KindWork, boats: number): number {
  const hours = hoursAlone(work)
  return hours > nothing ? (boats * work.boatDayHours) / hours : 0
}

/** Each kind's part of the work, by what its boats do in a day, so that all end together; none for no work. */
export function sharesOf(kinds: readonly KindWork[], boats: readonly number[]): number[] {
  const parts = kinds.map((work, index) => partADay(work, boats[index] ?? 0))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => (all > 0 ? part / all : 0))
}

/** Days that a fleet takes together. */
export function daysTogether(kinds: readonly KindWork[], boats: readonly number[]): number {
  const all = kinds.reduce((sum, work, index) => sum + partADay(work, boats[index] ?? 0), 0)
  return all > 0 ? 1 / all : 0
}

/** Boats of the first kind, before rounding up, to be done in so many days beside the others; below nought where these do it alone. */
export function boatsBeside(
  first: KindWork,
  others: readonly KindWork[],
  otherBoats: readonly number[],
  days: number,
): number {
  const done = others.reduce((sum, work, index) => sum + partADay(work, otherBoats[index] ?? 0), 0) * days
  return (hoursAlone(first) / (first.boatDayHours * days)) * (1 - done)
}
