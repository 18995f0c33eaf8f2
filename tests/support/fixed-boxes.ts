/**
 * What the boxes that stand fixed over a page lie on, in a browser's page: `box: words or control` each. Words and controls of
 * `main` and of the footer count, where they are drawn and not hidden behind something of the page.
 */
export function metByFixedBoxes(): string[] {
  const dock = document.querySelector('orca-chat')?.shadowRoot
  const boxes: [name: string, box: Element][] = [
    ['launcher', dock?.querySelector('.launcher')],
    ['side bar', dock?.querySelector('.rail')],
    ['card', dock?.querySelector('.card')],
    ['contact panel', document.querySelector('[data-contact-panel]')],
    ['picture', document.querySelector('aside > a[href$="/advisory"]')],
  ].filter((one): one is [string, Element] => one[1] instanceof Element && one[1].checkVisibility())
  const met: string[] = []

  /** Whether an area of the element is drawn under the box. */
  function isUnder(element: Element, area: DOMRect, box: DOMRect): boolean {
    const left = Math.max(area.left, box.left)
    const right = Math.min(area.right, box.right)
    const top = Math.max(area.top, box.top)
    const bottom = Math.min(area.bottom, box.bottom)
    if (right - left < 2 || bottom - top < 2) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((hit) => element.contains(hit))
  }

  for (const [name, element] of boxes) {
    const box = element.getBoundingClientRect()
    if (box.bottom <= 0 || box.top >= innerHeight) continue
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement
      const text = words.currentNode.textContent?.trim()
      if (!parent || !text) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      if ([...range.getClientRects()].some((line) => isUnder(parent, line, box)))
        met.push(`${name}: ${text.slice(0, 40)}`)
    }
    for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')) {
      if (isUnder(control, control.getBoundingClientRect(), box))
        met.push(`${name}: <${control.localName}> ${control.textContent?.trim().slice(0, 30)}`)
    }
  }
  return met
}
