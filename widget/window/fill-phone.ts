import { holdFocus } from '../panels/draw.tsx'
import type { Core } from '../shared/core.ts'

/** On a phone the window fills the screen: there it is modal, and Tab stays in it. */
export function fillPhone({ frame, options, signal }: Core): void {
  if (options.container) return
  const narrow = matchMedia('(max-width: 479px)')
  const settle = () => frame.setAttribute('aria-modal', String(narrow.matches))
  settle()
  narrow.addEventListener('change', settle, { signal })
  holdFocus(frame, () => narrow.matches && frame.dataset.mode !== 'min')
}
