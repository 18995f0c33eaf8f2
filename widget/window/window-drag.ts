import { arrows } from '../shared/arrows.ts'
import type { Core } from '../shared/core.ts'
import { followPointer } from '../shared/follow-pointer.ts'
import { isPlacedBySheets } from './phone.ts'

interface Grip {
  currentTarget: Element
  button: number
  pointerId: number
  clientX: number
  clientY: number
}

/** Moves the window by pointer or arrow keys, and never out of the page's sight. On a phone it fills the screen and stays. */
export function windowDrag(core: Core) {
  const { frame, signal } = core
  let x = 0
  let y = 0
  // Where the visitor put it, kept through times when the page is too small for that.
  let wanted = { x: 0, y: 0 }

  function place(nextX: number, nextY: number): void {
    if (isPlacedBySheets(core)) {
      x = y = 0
      frame.style.removeProperty('translate')
      return
    }
    const box = frame.getBoundingClientRect()
    const left = box.left - x
    const top = box.top - y
    x = Math.min(Math.max(nextX, -left), innerWidth - box.width - left)
    y = Math.min(Math.max(nextY, -top), innerHeight - box.height - top)
    frame.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`)
  }

  const again = () => place(wanted.x, wanted.y)
  const put = (nextX: number, nextY: number) => {
    place(nextX, nextY)
    wanted = { x, y }
  }
  addEventListener('resize', again, { signal })
  core.layer.addEventListener('oc-moved', again, { signal })
  const settle = () => requestAnimationFrame(() => (core.state.mode === 'max' ? place(0, 0) : again()))
  for (const name of ['maximize', 'restore', 'minimize', 'open'])
    core.host.addEventListener(`orcachat:${name}`, settle, { signal })

  return {
    down(event: Grip): void {
      if (event.button !== 0 || core.state.mode === 'max' || isPlacedBySheets(core)) return
      // Else a frame of the host's page takes the pointer away as soon as it passes over it.
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = { x, y }
      followPointer(event, signal, { move: (right, down) => put(from.x + right, from.y + down) })
    },
    key(event: { key: string; preventDefault(): void }): void {
      const direction = arrows[event.key]
      if (!direction || core.state.mode === 'max' || isPlacedBySheets(core)) return
      event.preventDefault()
      put(x + direction[0], y + direction[1])
    },
  }
}
