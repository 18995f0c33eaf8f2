/** A cell of text that a spreadsheet would run as a formula gets an apostrophe (READ-12). */
const harmless = (cell: string) => (/^\s*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell)

/** Rows as CSV that Excel opens by a double click: UTF-8 with its mark, CRLF, quotes where needed, no formulas. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' ? harmless(value) : String(value)
    return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
