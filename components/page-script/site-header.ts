import { isAnyPanelOpen } from '#components/page-script/menu-panel.ts'
import { whenPageGoes } from '#components/page-script/page-events.ts'
import { smallMenuId, watchSmallMenu } from '#components/page-script/small-menu.ts'
import { watchMenu } from '#components/page-script/watch-menu.ts'
import { debounce } from '#lib/browser/debounce'
import { initialHeaderState, nextHeaderState } from '#lib/browser/header/header-state'

const quietMs = 100
const ceilingMs = 500

/** Keeps `data-at` and `data-motion` of the header true while the page scrolls. The one scroll listener. */
function watchScroll(header: HTMLElement): void {
  let state = initialHeaderState
  // The focus goes back to the header's button from a dialog that was closed by pointer, or by Escape: nobody is at work there.
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

/** Id of the server's element that this script works on. */
export const headerId = 'site-header'

/** The header's script: hover and keys of the dropdowns, hiding on scroll. */
export function startHeader(): void {
  const header = document.getElementById(headerId)
  const nav = header?.querySelector<HTMLElement>('[data-menu]')
  if (!header || !nav) return
  watchScroll(header)
  watchMenu(nav)
  const smallMenu = document.getElementById(smallMenuId)
  if (smallMenu instanceof HTMLDialogElement) watchSmallMenu(smallMenu)
  // A page kept for Back comes back as it was left: without what lay open over it.
  whenPageGoes(header, () => {
    for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  })
}
