import { lateWords } from '../messages/late.ts'
import { arrows } from '../shared/arrows.ts'
import type { Core } from '../shared/core.ts'
import { changeSide, placeLauncher, remember } from './place.ts'

/** A press that moves no further is a click (READ-8). */
const still = 3
const dragged = new WeakSet<Core>()

/** Lets the visitor move the launcher out of the way: by pointer, or by arrow keys while it has the focus. */
export function dragLauncher(core: Core): void {
  const { launcher, signal } = core
  launcher.setAttribute('aria-description', lateWords[core.state.lang].move)
  if (dragged.has(core)) return
  dragged.add(core)

  launcher.addEventListener('pointerdown', (press) => {
    if (press.button !== 0) return
    // Else a frame of the host's page takes the pointer away as soon as it passes over it.
    launcher.setPointerCapture(press.pointerId)
    const box = launcher.getBoundingClientRect()
    let moved = false
    const ending = new AbortController()
    const on = { signal: AbortSignal.any([ending.signal, signal]) }
    const follow = (at: PointerEvent) => {
      if (at.pointerId !== press.pointerId) return
      const [x, y] = [at.clientX - press.clientX, at.clientY - press.clientY]
      moved ||= Math.hypot(x, y) > still
      if (moved) placeLauncher(core, box.left + x, box.top + y)
    }
    const end = () => {
      ending.abort()
      if (!moved) return
      remember(core)
      // The click that follows a drag is not one; where none follows, the next press is one again.
      const deaf = new AbortController()
      launcher.addEventListener('click', (event) => event.stopImmediatePropagation(), {
        capture: true,
        signal: deaf.signal,
      })
      setTimeout(() => deaf.abort())
    }
    addEventListener('pointermove', follow, on)
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, on)
  })
  // What the window's button asks for: the same without a drag.
  core.layer.addEventListener('oc-side', () => changeSide(core))
  launcher.addEventListener('keydown', (event) => {
    const way = arrows[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const box = launcher.getBoundingClientRect()
    placeLauncher(core, box.left + way[0], box.top + way[1])
    remember(core)
  })
}
