import { isAnyPanelOpen } from '#components/page-script/menu-panel.ts'
import { firstPlace, nextPlace } from '#lib/browser/header/header-place'
import { settle } from '#lib/browser/settle'

const quietMs = 100
const ceilingMs = 500

/** Keeps `data-at` and `data-motion` of the header true while the page scrolls. The one scroll listener. */
export function watchScroll(header: HTMLElement): void {
  let place = firstPlace

  function read() {
    place = nextPlace(place, {
      y: window.scrollY,
      viewportHeight: window.innerHeight,
      held: header.matches(':focus-within') || isAnyPanelOpen(),
    })
    header.dataset.at = place.at
    header.dataset.motion = place.motion
  }

  const settled = settle(read, quietMs, ceilingMs)
  read()
  window.addEventListener('scroll', settled, { passive: true })
}
