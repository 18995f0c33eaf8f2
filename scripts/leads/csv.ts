/** A cell that a spreadsheet would run as a formula gets an apostrophe (READ-12). */
function harmless(cell: string): string {
  return /^[\s]*[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  const safe = harmless(cell)
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** CSV as Excel opens it by a double click: UTF-8 with its mark, CRLF, quotes where needed. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[headings, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}
