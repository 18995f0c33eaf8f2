import { pageGoes } from '#lib/protocol/shell'

/** Does something whenever the visitor leaves the page that an element stands in, for another document or in this one. */
export function whenPageGoes(element: Element, act: () => void): void {
  for (const kind of ['pagehide', pageGoes]) {
    addEventListener(kind, () => {
      if (element.isConnected) act()
    })
  }
}
