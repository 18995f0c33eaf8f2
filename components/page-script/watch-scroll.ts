import { isAnyPanelOpen } from '#components/page-script/menu-panel.ts'
import { debounce } from '#lib/browser/debounce'
import { initialHeaderState, nextHeaderState } from '#lib/browser/header/header-state'

const quietMs = 100
const ceilingMs = 500

/** Keeps `data-at` and `data-motion` of the header true while the page scrolls. The one scroll listener. */
export function watchScroll(header: HTMLElement): void {
  let state = initialHeaderState
  // A closed dialog returns the focus to the header's button, which is no reason to keep the header shown.
  let worksByKeys = header.querySelector(':focus-visible') !== null
  addEventListener('keydown', ({ key }) => {
    worksByKeys = key !== 'Escape'
  })
  for (const kind of ['pointerdown', 'wheel', 'touchmove']) {
    addEventListener(
      kind,
      () => {
        worksByKeys = false
      },
      { passive: true },
    )
  }

  function read() {
    if (!header.isConnected) return
    state = nextHeaderState(state, {
      y: window.scrollY,
      viewportHeight: window.innerHeight,
      held: (worksByKeys && header.matches(':focus-within')) || isAnyPanelOpen(),
    })
    header.dataset.at = state.at
    header.dataset.motion = state.motion
  }

  const settled = debounce(read, quietMs, ceilingMs)
  read()
  window.addEventListener('scroll', settled, { passive: true })
}
