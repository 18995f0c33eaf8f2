import { whenPageGoes } from '#components/page-script/page-events.ts'
import { smallMenuId, watchSmallMenu } from '#components/page-script/small-menu.ts'
import { watchMenu } from '#components/page-script/watch-menu.ts'
import { watchScroll } from '#components/page-script/watch-scroll.ts'

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
