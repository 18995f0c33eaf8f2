/** Whether some of the element is in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Calls when Escape is pressed in `region`: on whatever in it has the focus or, while it is in sight, when nothing has
 * it. An Escape that something else has a use for is left to that. Returns how to stop.
 */
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
