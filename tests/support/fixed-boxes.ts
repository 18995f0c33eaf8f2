/** Words and controls, in a browser's page, that lie in an area of the window: `kind: what it says` each. */
export function metIn(area: { left: number; top: number; right: number; bottom: number }): string[] {
  const met = new Set<string>()
  const rooms = [...document.querySelectorAll('main, footer')]

  /** Whether a part of an element is drawn in the area: not hidden, not cut off by what holds it. */
  function isDrawn(element: Element, { left, top, right, bottom }: DOMRect): boolean {
    if (right - left < 2 || bottom - top < 2 || top >= area.bottom - 1 || bottom <= area.top + 1) return false
    if (right <= area.left + 1 || left >= area.right - 1) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    let [from, to] = [left, right]
    for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(holder)
      if (clipPath !== 'none' || position === 'fixed') return false
      if (overflowX === 'visible') continue
      const held = holder.getBoundingClientRect()
      from = Math.max(from, held.left)
      to = Math.min(to, held.right)
    }
    return to - from > 1 && to > area.left + 1 && from < area.right - 1
  }

  for (const room of rooms) {
    const words = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      const { currentNode: text } = words
      const said = text.textContent?.trim()
      const holder = text.parentElement
      if (!said || !holder) continue
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((line) => isDrawn(holder, line))) met.add(`words: ${said.slice(0, 40)}`)
    }
    for (const control of room.querySelectorAll('a, button, input, select, textarea, summary, label:has(input)')) {
      const box = control.getBoundingClientRect()
      // A card or a picture that is a link is met by its words.
      if (control.matches('a') && box.height > 72) continue
      if (isDrawn(control, box)) met.add(`control: ${control.tagName} ${control.textContent.trim().slice(0, 40)}`)
    }
  }
  return [...met]
}

/** Where the boxes that stand fixed over a page are seen, in the browser's page. */
export function fixedAreas(): { name: string; left: number; top: number; right: number; bottom: number }[] {
  const dock = document.querySelector('orca-chat')?.shadowRoot
  const boxes = {
    launcher: dock?.querySelector('.dock'),
    greeting: dock?.querySelector('.card'),
    panel: document.querySelector('[data-contact-panel]'),
    picture: document.querySelector('aside > a[href$="/advisory"]'),
  }
  return Object.entries(boxes).flatMap(([name, box]) => {
    if (!box?.checkVisibility()) return []
    const { left, top, right, bottom } = box.getBoundingClientRect()
    return top < innerHeight && bottom > 0 ? [{ name, left, top, right, bottom }] : []
  })
}
