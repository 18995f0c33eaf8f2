/** Whether some of the element is in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Calls on Escape in `region`, or while it is visible and nothing has the focus, unless something else used the key. Returns how to stop. */
export function onEscape(region: Element, call: () => void): () => void {
  function listen(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const { activeElement } = document
    const nowhere = !activeElement || activeElement === document.body
    if (!region.contains(activeElement) && !(nowhere && isInSight(region))) return
    event.preventDefault()
    call()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
