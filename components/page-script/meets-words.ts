/** No line of words and no control of the site is lower or narrower than this. */
const stepPx = 12
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

/** Whether words or a control of the page lie in an area of the window, under what stands fixed over it (`boxes`). */
export function meetsWords(area: Area, boxes: readonly Element[]): boolean {
  const seen = new Set<Element>()
  for (let y = area.top + 1; y < area.bottom + stepPx; y += stepPx) {
    for (let x = area.left + 1; x < area.right + stepPx; x += stepPx) {
      const hits = document.elementsFromPoint(Math.min(x, area.right - 1), Math.min(y, area.bottom - 1))
      const hit = hits.find((element) => !boxes.some((box) => box.contains(element)))
      if (!hit || seen.has(hit)) continue
      seen.add(hit)
      if (isControl(hit) || saysIn(hit, area)) return true
    }
  }
  return false
}
