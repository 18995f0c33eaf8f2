/**
 * What the page script says on `window` when a page takes the place of another in the same document
 * (`same-document-navigation.ts`): the one goes, and stays in memory for Back; the other, new or come back to, stands there.
 */
export const pageGoes = 'orca:page-goes'
export const pageStands = 'orca:page-stands'

/** Something of the page has moved in the window that nobody scrolled. */
export const pageMoves = 'orca:page-moves'

/** Does something whenever the visitor leaves the page that an element stands in, for another document or in this one. */
export function whenPageGoes(element: Element, act: () => void): void {
  for (const kind of ['pagehide', pageGoes]) {
    addEventListener(kind, () => {
      if (element.isConnected) act()
    })
  }
}
