import { arrows } from '../shared/arrows.ts'
import type { Core } from '../shared/core.ts'
import { followPointer } from '../shared/follow-pointer.ts'
import { placeLauncher } from './launcher-position.ts'
import { savePosition } from './saved-position.ts'

/** Lets the visitor move the launcher by pointer; `trail`: what it did while this chunk was on its way. */
export function drag(core: Core, press: PointerEvent, trail: PointerEvent[] = []): void {
  const { launcher, signal } = core
  const box = launcher.getBoundingClientRect()
  const move = (x: number, y: number) => placeLauncher(core, box.left + x, box.top + y)
  const end = (isDrag: boolean) => {
    if (!isDrag) return
    savePosition(core)
    // The click that follows a drag is not one; where none follows, the next press is one again.
    const deaf = new AbortController()
    launcher.addEventListener('click', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: deaf.signal,
    })
    setTimeout(() => deaf.abort())
  }
  followPointer(press, signal, { move, end }, trail)
}

/** The same by the arrow keys, ten pixels each. */
export function nudge(core: Core, key: string): void {
  const [x, y] = arrows[key] ?? [0, 0]
  const box = core.launcher.getBoundingClientRect()
  placeLauncher(core, box.left + x, box.top + y)
  savePosition(core)
}
