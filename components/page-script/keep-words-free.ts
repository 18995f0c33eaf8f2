import { debounce } from '#lib/browser/debounce'
import { pageMoves, pageStands } from '#lib/protocol/shell'

/** No line of words and no control of the site is lower or narrower than this. */
const stepPx = 12
const fields = 'button, input, select, textarea, summary, label:has(input)'
/** A link as high as a button is a control; a picture or a card that is a link is met by its words. */
const controlPx = 72

/** Where something stands in the window, in CSS pixels. */
type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

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

/** What is seen at a place of the window: the topmost element, and what lies under a link that is stretched over its card. */
function seenAt(x: number, y: number, boxes: readonly Element[]): Element[] {
  const hits = document.elementsFromPoint(x, y).filter((element) => !boxes.some((box) => box.contains(element)))
  return hits.slice(0, hits.findIndex((element) => !element.matches('a')) + 1)
}

/** Whether words or a control of the page lie in an area of the window, under what stands fixed over it (`boxes`). */
function meetsWords(area: Area, boxes: readonly Element[]): boolean {
  const seen = new Set<Element>()
  for (let y = area.top + 1; y < area.bottom + stepPx; y += stepPx) {
    for (let x = area.left + 1; x < area.right + stepPx; x += stepPx) {
      for (const element of seenAt(Math.min(x, area.right - 1), Math.min(y, area.bottom - 1), boxes)) {
        if (seen.has(element)) continue
        seen.add(element)
        if (isControl(element) || saysIn(element, area)) return true
      }
    }
  }
  return false
}

// As soon as the header has answered the same scroll (`watchScroll`), and not before.
const quietMs = 110
const ceilingMs = 510

/** Where a fixed box stands when it is not moved out of the way. */
function standingArea({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Area {
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + offsetWidth, bottom: offsetTop + offsetHeight }
}

/** Where the hotline's greeting would stand, left of its launcher (`widget/loader/loader.css`). */
function greetingArea({ right, bottom }: Area): Area {
  return { left: Math.max(0, right - 340), top: bottom - 76, right: right - 60, bottom }
}

/**
 * Says of the boxes that stand fixed over the page whether words or a control lie under them where the page has come to
 * rest: `data-place`, by which they step aside. A place that the visitor gave the panel is theirs. The page is quiet
 * (`data-quiet`) where the hotline's greeting would lie on words.
 */
function markPlaces(): void {
  const panel = document.querySelector<HTMLElement>('[data-contact-panel]')
  const chats = [...document.querySelectorAll('orca-chat')]
  const boxes = [...document.querySelectorAll('[data-over-page]'), ...chats]
  if (panel) {
    const isTaken = !panel.style.getPropertyValue('--panel-right') && meetsWords(standingArea(panel), boxes)
    panel.dataset.place = isTaken ? 'taken' : 'free'
  }
  for (const chat of chats) {
    const dock = chat.shadowRoot?.querySelector<HTMLElement>('.dock')
    if (!dock || !(chat instanceof HTMLElement)) continue
    const area = standingArea(dock)
    const isTaken = meetsWords(area, boxes)
    chat.dataset.place = isTaken ? 'taken' : 'free'
    const isAway = dock.getBoundingClientRect().top >= innerHeight
    document
      .querySelector('main')
      ?.toggleAttribute('data-quiet', isTaken || isAway || meetsWords(greetingArea(area), boxes))
  }
}

/** What moves words under the boxes: the page, a row in it, what opens, another size or page; and the chat's coming. */
const moves = ['scroll', 'resize', 'toggle', 'transitionend', pageMoves, pageStands, 'orcachat:ready']

/** Keeps fixed boxes off words and controls wherever the page rests. */
export function keepWordsFree(): void {
  const settled = debounce(markPlaces, quietMs, ceilingMs)
  for (const kind of moves) addEventListener(kind, settled, { capture: true, passive: true })
  settled()
}
