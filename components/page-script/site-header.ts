import { whenPageGoes } from '#components/page-script/page-events.ts'
import { watchMenu } from '#components/page-script/watch-menu.ts'
import { watchScroll } from '#components/page-script/watch-scroll.ts'

/** Ids of the server's elements that this script works on. */
export const headerId = 'site-header'
export const smallMenuId = 'site-menu'

/** The header's script: hover and keys of the dropdowns, hiding on scroll. */
export function startHeader(): void {
  const header = document.getElementById(headerId)
  const nav = header?.querySelector<HTMLElement>('[data-menu]')
  if (!header || !nav) return
  watchScroll(header)
  watchMenu(nav)
  const smallMenu = document.getElementById(smallMenuId)
  if (smallMenu instanceof HTMLDialogElement) {
    smallMenu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a, [aria-haspopup="dialog"]')) smallMenu.close()
    })
    // A window that grew wide enough for the whole menu shows it in the header, and no button for this one.
    addEventListener('resize', () => {
      const opener = document.querySelector(`[commandfor="${smallMenuId}"][command="show-modal"]`)
      if (smallMenu.open && opener?.getClientRects().length === 0) smallMenu.close()
    })
  }
  // A page kept for Back comes back as it was left: without what lay open over it.
  whenPageGoes(header, () => {
    for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
  })
}
