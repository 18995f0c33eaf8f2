import { trapFocus } from '../panels/render.tsx'
import type { Core } from '../shared/core.ts'
import { narrow } from './phone.ts'

/** On phones the window is full-screen and modal. It follows the visual viewport, so that the on-screen keyboard never covers the input. */
export function fullScreenOnPhones({ frame, options, signal }: Core): void {
  if (options.container) return
  const settle = () => frame.setAttribute('aria-modal', String(narrow.matches))
  settle()
  narrow.addEventListener('change', settle, { signal })
  trapFocus(frame, () => narrow.matches && frame.dataset.mode !== 'min')

  const seen = window.visualViewport
  const follow = () => {
    const free = !seen || seen.scale > 1 || !narrow.matches
    frame.style.setProperty('--oc-seen', free ? '100%' : `${Math.round(seen.height)}px`)
    frame.style.transform = free || seen.offsetTop < 1 ? '' : `translateY(${Math.round(seen.offsetTop)}px)`
  }
  for (const name of ['resize', 'scroll']) seen?.addEventListener(name, follow, { signal })
}
