import { arrows } from '../shared/arrows.ts'
import type { Core } from '../shared/core.ts'
import { eitherSignal } from '../shared/either-signal.ts'
import { placeLauncher } from './launcher-place.ts'
import { remember } from './place.ts'

/** A press that moves no further is a click. */
const still = 3

/**
 * Lets the visitor move the launcher out of the way, by pointer: from a press on it to its end. `trail`: what the pointer
 * did while this chunk was on its way.
 */
export function drag(core: Core, press: PointerEvent, trail: PointerEvent[] = []): void {
  const { launcher, signal } = core
  const box = launcher.getBoundingClientRect()
  let isDrag = false
  const ending = new AbortController()
  const on = { signal: eitherSignal(ending.signal, signal) }
  const follow = (at: PointerEvent) => {
    if (at.pointerId !== press.pointerId) return
    if (at.type !== 'pointermove') return end()
    const [x, y] = [at.clientX - press.clientX, at.clientY - press.clientY]
    isDrag ||= Math.hypot(x, y) > still
    if (isDrag) placeLauncher(core, box.left + x, box.top + y)
  }
  const end = () => {
    ending.abort()
    if (!isDrag) return
    remember(core)
    // The click that follows a drag is not one; where none follows, the next press is one again.
    const deaf = new AbortController()
    launcher.addEventListener('click', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: deaf.signal,
    })
    setTimeout(() => deaf.abort())
  }
  for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(name, follow, on)
  for (const event of trail) if (!ending.signal.aborted) follow(event)
}

/** The same by the arrow keys, ten pixels each. */
export function nudge(core: Core, key: string): void {
  const [x, y] = arrows[key] ?? [0, 0]
  const box = core.launcher.getBoundingClientRect()
  placeLauncher(core, box.left + x, box.top + y)
  remember(core)
}
