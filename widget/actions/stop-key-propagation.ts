import type { Core } from '../shared/core.ts'

/**
 * Keys typed into the widget are not the page's: to the page they would seem to come from an element that is no field,
 * and its shortcuts would take them. Keys on buttons go on, as they do from any part of a page.
 */
export function stopKeyPropagation({ layer, signal }: Core): void {
  const keep = (event: Event) => {
    const [origin] = event.composedPath()
    if (origin instanceof HTMLTextAreaElement || origin instanceof HTMLInputElement) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup']) layer.addEventListener(name, keep, { signal })
}
