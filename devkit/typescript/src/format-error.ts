/** A file does not hold what its format asks for; `place` says where. */
export class FormatError extends Error {
  readonly place: string

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`)
    this.name = 'FormatError'
    this.place = place
  }
}

/** A finite number written in `text`. */
export function numberIn(text: string | null | undefined, place: string): number {
  const value = text?.trim() ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw new FormatError(place, `"${text ?? ''}" is not a number`)
  return value
}
