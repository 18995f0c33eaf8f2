/** False in browsers before 2024: there the panels are opened by an attribute, and a selector for popovers would throw. */
const knowsPopovers = () => 'popover' in HTMLElement.prototype

const panels = () => [...document.querySelectorAll<HTMLElement>('[data-menu-group] [popover]')]

/** Whether a panel of the header stands open. */
export function isPanelOpen(panel: HTMLElement): boolean {
  return knowsPopovers() ? panel.matches(':popover-open') : 'open' in panel.dataset
}

/** Whether any of the header's panels stands open. */
export function isAnyPanelOpen(): boolean {
  return panels().some(isPanelOpen)
}

/** Opens or closes a panel of the header. */
export function showPanel(panel: HTMLElement, open: boolean): void {
  if (open === isPanelOpen(panel)) return
  if (knowsPopovers()) panel.togglePopover(open)
  else panel.toggleAttribute('data-open', open)
}

/** Popover behaviour for browsers without it: Escape and a press elsewhere close. */
export function closeLikePopovers(close: (panel: string) => void): void {
  if (knowsPopovers()) return
  const closeAll = () => {
    for (const panel of panels()) if (isPanelOpen(panel)) close(panel.id)
  }
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll())
  addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-menu-group]'))) closeAll()
  })
}
