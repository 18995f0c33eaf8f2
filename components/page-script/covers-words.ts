/** No line of words and no control of the site is lower or narrower than this. */
const stepPx = 12
/** So far a line of large words may reach out of the block that holds it, where lines are set close. */
const reachPx = 4
const fields = 'button, input, select, textarea, summary, label:has(input)'
/** A link as high as a button is a control; a picture or a card that is a link is met by its words. */
const controlPx = 72

/** Where something stands in the window, in CSS pixels. */
export type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function isControl(element: Element): boolean {
  const link = element.closest('a')
  return element.closest(fields) !== null || (link !== null && link.getBoundingClientRect().height <= controlPx)
}

/** Whether the element's own words, not its children's, are drawn in the area. */
function saysIn(element: Element, area: Area): boolean {
  const range = document.createRange()
  for (const node of element.childNodes) {
    if (!(node instanceof Text) || !node.data.trim()) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some((line) => overlap(line, area))) return true
  }
  return false
}

/** The visible elements at a point of the window: the topmost, and what is under a link stretched over its card. */
function seenAt(x: number, y: number, boxes: readonly Element[]): Element[] {
  const hits = document.elementsFromPoint(x, y).filter((element) => !boxes.some((box) => box.contains(element)))
  return hits.slice(0, hits.findIndex((element) => !element.matches('a')) + 1)
}

/** Whether words or a control of the page lie in an area of the window, under what stands fixed over it (`boxes`). */
export function coversWords(area: Area, boxes: readonly Element[]): boolean {
  const seen = new Set<Element>()
  const end = area.bottom + reachPx
  for (let y = area.top - reachPx; y < end + stepPx; y += stepPx) {
    for (let x = area.left + 1; x < area.right + stepPx; x += stepPx) {
      for (const element of seenAt(Math.min(x, area.right - 1), Math.min(y, end), boxes)) {
        if (seen.has(element)) continue
        seen.add(element)
        if ((isControl(element) && overlap(element.getBoundingClientRect(), area)) || saysIn(element, area)) return true
      }
    }
  }
  return false
}
