/** What can be wrong with a label or result file, for a page that says it in its reader's language. */
export type FormatFault =
  | { code: 'tooLong' | 'tooMany' | 'ending' | 'notJson' | 'notXml' | 'notAList' | 'noClasses' }
  /** What the file says its letters are written in; `unknown` where it says nothing. */
  | { code: 'encoding'; name: string }
  /** `field` is the path of a JSON file's member, with places counted from 0. */
  | { code: 'field'; field: string }
  | { code: 'unknownImage' | 'unlistedImage' | 'unlistedCategory'; id: number | string }
  | { code: 'listedTwice'; field: string; id: number }
  | { code: 'missingElement' | 'emptyElement'; name: string }
  | { code: 'elementNumber'; name: string; text: string }
  | { code: 'imageSize'; file: string }
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

/** Decimal, as both languages of the devkit read it: no hexadecimal, no `1_000`, no `inf`. */
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** A finite number written in `text`. */
export function numberIn(
  text: string | null | undefined,
  place: string,
  fault?: (text: string) => FormatFault,
): number {
  const written = text?.trim() ?? ''
  const value = decimal.test(written) ? Number(written) : Number.NaN
  if (!Number.isFinite(value)) throw new FormatError(place, `"${text ?? ''}" is not a number`, fault?.(text ?? ''))
  return value
}
