/** Characters that take two columns of a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

function columns(text: string): number {
  let count = 0
  for (const character of text) count += wide.test(character) ? 2 : 1
  return count
}

/** What a visitor typed, safe for a terminal: no escape sequences, one line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

function cut(text: string, most: number): string {
  if (columns(text) <= most) return text
  let kept = ''
  for (const character of text) {
    if (columns(kept) + columns(character) > most - 1) break
    kept += character
  }
  return `${kept}…`
}

const widest = 32

/** Rows under headings in columns, as a terminal shows them. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => cut(printable(cell), widest)))
  const widths = headings.map((_, index) => Math.max(...cells.map((row) => columns(row[index] ?? ''))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - columns(cell)))
      .join('  ')
      .trimEnd()
  const [first = [], ...others] = cells
  return [line(first), widths.map((width) => '─'.repeat(width)).join('  '), ...others.map(line)].join('\n')
}
