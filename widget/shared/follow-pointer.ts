import { eitherSignal } from './either-signal.ts'

/** A press that moves no further, in pixels, is a click (READ-8). */
const still = 3

interface Followed {
  /** How far the pointer is from where it was pressed. */
  move(x: number, y: number): void
  /** The press is over; `isDrag`: it moved further than a click does. */
  end?(isDrag: boolean): void
}

interface Press {
  pointerId: number
  clientX: number
  clientY: number
}

/** Follows a pointer to its end or until `signal` aborts; `trail`: what it did before this was there. */
export function followPointer(
  press: Press,
  signal: AbortSignal,
  { move, end }: Followed,
  trail: PointerEvent[] = [],
): void {
  let isDrag = false
  const ending = new AbortController()
  const on = { signal: eitherSignal(ending.signal, signal) }
  const follow = (at: PointerEvent) => {
    if (at.pointerId !== press.pointerId) return
    if (at.type !== 'pointermove') {
      ending.abort()
      end?.(isDrag)
      return
    }
    const [x, y] = [at.clientX - press.clientX, at.clientY - press.clientY]
    isDrag ||= Math.hypot(x, y) > still
    if (isDrag) move(x, y)
  }
  for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(name, follow, on)
  for (const event of trail) if (!ending.signal.aborted) follow(event)
}
