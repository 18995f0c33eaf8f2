type Order = 'ascending' | 'descending' | 'none'

/** Sorts a table by the pressed column: numbers descending, words from A, empty cells last. A second press reverses, a third restores. */
export function sortTable(button: HTMLElement): void {
  const head = button.closest('th')
  const body = button.closest('table')?.tBodies[0]
  if (!head || !body) return
  const rows = [...body.rows]
  for (const [index, row] of rows.entries()) row.dataset.given ??= String(index)
  const given = rows.toSorted((one, other) => Number(one.dataset.given) - Number(other.dataset.given))
  const text = (row: HTMLTableRowElement) => row.cells[head.cellIndex]?.textContent ?? ''
  const isFigures = given.some((row) => !Number.isNaN(figureIn(text(row))))
  const order = orderAfter(head.getAttribute('aria-sort'), isFigures)
  for (const other of head.parentElement?.querySelectorAll('th[aria-sort]') ?? [])
    other.setAttribute('aria-sort', 'none')
  head.setAttribute('aria-sort', order)
  body.append(...(order === 'none' ? given : given.toSorted((one, other) => compared(text(one), text(other), order))))
}

function orderAfter(now: string | null, isFigures: boolean): Order {
  const [first, second] = isFigures ? (['descending', 'ascending'] as const) : (['ascending', 'descending'] as const)
  if (now === first) return second
  return now === second ? 'none' : first
}

/** The figure that a cell begins with; NaN for a dash or a word. */
const figureIn = (text: string): number => (/^[\d.]+(?![\w.])/.test(text) ? Number.parseFloat(text) : Number.NaN)

function compared(one: string, other: string, order: 'ascending' | 'descending'): number {
  const [a, b] = [figureIn(one), figureIn(other)]
  const turned = order === 'ascending' ? 1 : -1
  if (Number.isNaN(a) && Number.isNaN(b)) return one === other ? 0 : turned * one.localeCompare(other)
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return turned * (a - b)
}
