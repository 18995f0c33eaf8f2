/** Rows of a table as a file that spreadsheets open: quotes where needed, no cell that starts a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
