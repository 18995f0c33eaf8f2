import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a panel and gives it the focus; returns how to take it away. */
export function render(into: HTMLElement, node: ReactNode): () => void {
  const root = createRoot(into)
  root.render(node)
  // On a touch screen a field would bring the keyboard up over the form before it has been read.
  const field = matchMedia('(hover: hover)').matches ? into.querySelector<HTMLElement>('form input') : null
  const first = field ?? into.querySelector<HTMLElement>('[data-first], button, a[href], input, textarea')
  first?.focus({ preventScroll: true })
  return () => root.unmount()
}

/** Keeps Tab inside a dialog that covers the page, for as long as it does. */
export function trapFocus(into: HTMLElement, covers = () => true): void {
  into.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !covers()) return
    const stops = [...into.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [tabindex="0"]')].filter(
      (stop) => stop.offsetParent !== null && !stop.hasAttribute('disabled') && stop.tabIndex >= 0,
    )
    const root = into.getRootNode()
    const at = root instanceof ShadowRoot ? root.activeElement : document.activeElement
    const [first, last] = [stops[0], stops.at(-1)]
    if (event.shiftKey ? at === first : at === last) {
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
  })
}
