/** What can be wrong with a label or result file, for a page that says it in its reader's language. */
export type FormatFault =
  | { code: 'tooLong' | 'ending' | 'notJson' | 'notAList' }
  /** `field` is the path of a JSON file's member, with places counted from 0. */
  | { code: 'field'; field: string }
  | { code: 'unknownImage' | 'unlistedImage' | 'unlistedCategory'; id: number | string }
  | { code: 'missingElement' | 'emptyElement'; name: string }
  | { code: 'elementNumber'; name: string; text: string }
  /** `line` counts from 1. */
  | { code: 'lineNumber'; line: number; text: string }
  | { code: 'lineValues'; line: number; count: number }
  | { code: 'lineClass'; line: number; id: number }
  | { code: 'lineShares'; line: number }

/** A file does not hold what its format asks for; `place` says where. */
export class FormatError extends Error {
  readonly place: string
  /** What is wrong, apart from its English sentence; the formats of sensors have the sentence alone. */
  readonly fault: FormatFault | undefined

  constructor(place: string, problem: string, fault?: FormatFault) {
    super(`${place}: ${problem}`)
    this.name = 'FormatError'
    this.place = place
    this.fault = fault
  }
}

/** A finite number written in `text`. */
export function numberIn(
  text: string | null | undefined,
  place: string,
  fault?: (text: string) => FormatFault,
): number {
  const value = text?.trim() ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw new FormatError(place, `"${text ?? ''}" is not a number`, fault?.(text ?? ''))
  return value
}
