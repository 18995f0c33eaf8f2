/** A page's number, or a gap between two of them. */
export type PageSlot = number | 'gap'

const around = 1

/** Which page numbers to show: the ends, the current one and its neighbours; a gap is never just one page. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const shown = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= around
  const slots: PageSlot[] = []
  for (let number = 1; number <= pages; number += 1) {
    if (shown(number) || (shown(number - 1) && shown(number + 1))) slots.push(number)
    else if (slots.at(-1) !== 'gap') slots.push('gap')
  }
  return slots
}
