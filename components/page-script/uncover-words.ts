import { type Area, coversWords } from '#components/page-script/covers-words.ts'
import { debounce } from '#lib/browser/debounce'
import { pageMoves, pageStands } from '#lib/protocol/shell'

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
 * Marks the boxes fixed over the page (`data-place`) that cover words or a control when scrolling ends, so that they step aside; not
 * the panel once the visitor has moved it. `data-quiet` hides the hotline's greeting where it would cover words.
 */
function markPlaces(): void {
  const panel = document.querySelector<HTMLElement>('[data-contact-panel]')
  const chats = [...document.querySelectorAll('orca-chat')]
  const boxes = [...document.querySelectorAll('[data-over-page]'), ...chats]
  if (panel) {
    const isTaken = !panel.style.getPropertyValue('--panel-right') && coversWords(standingArea(panel), boxes)
    panel.dataset.place = isTaken ? 'taken' : 'free'
  }
  for (const chat of chats) {
    const dock = chat.shadowRoot?.querySelector<HTMLElement>('.dock')
    if (!dock || !(chat instanceof HTMLElement)) continue
    const area = standingArea(dock)
    const isTaken = coversWords(area, boxes)
    chat.dataset.place = isTaken ? 'taken' : 'free'
    const isAway = dock.getBoundingClientRect().top >= innerHeight
    document
      .querySelector('main')
      ?.toggleAttribute('data-quiet', isTaken || isAway || coversWords(greetingArea(area), boxes))
  }
}

/** Events that may move words under the boxes: scrolling, opening, resizing, another page, the chat's arrival. */
const moves = ['scroll', 'resize', 'toggle', 'transitionend', pageMoves, pageStands, 'orcachat:ready']

/** Keeps fixed boxes off words and controls wherever the page rests. */
export function uncoverWords(): void {
  const settled = debounce(markPlaces, quietMs, ceilingMs)
  for (const kind of moves) addEventListener(kind, settled, { capture: true, passive: true })
  settled()
}
