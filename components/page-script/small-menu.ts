export const smallMenuId = 'site-menu'

/** In browsers before 2024 it is a modal dialog (`answerInvokers`). */
function close(menu: HTMLDialogElement): void {
  if (menu.open) menu.close()
  else menu.hidePopover()
}

const isOpen = (menu: HTMLDialogElement) => menu.open || ('popover' in menu && menu.matches(':popover-open'))

/** The tab key goes round in what covers the page. */
function keepFocus(menu: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || menu.open) return
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) => stop.checkVisibility())
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/** A choice closes the small menu, and so does a window that grew wide enough for the whole one. */
export function watchSmallMenu(menu: HTMLDialogElement): void {
  menu.addEventListener('click', ({ target }) => {
    if (isOpen(menu) && target instanceof Element && target.closest('a, [aria-haspopup="dialog"]')) close(menu)
  })
  menu.addEventListener('keydown', (event) => keepFocus(menu, event))
  addEventListener('resize', () => {
    const opener = document.querySelector(`[popovertarget="${smallMenuId}"]`)
    if (isOpen(menu) && opener?.getClientRects().length === 0) close(menu)
  })
}
