import { barAt } from '#lib/browser/navigation/bar-course'

/** Waits shorter than this show no bar (specification 9). */
export const throttleMs = 200

/** Longer than one movement of the bar, or movements would queue up behind each other. */
const tickMs = 250

/** What draws the bar; nprogress on the site. */
export interface BarDrawing {
  set(at: number): void
  done(): void
}

/**
 * The loading bar's life: it appears when a wait has lasted 200 ms, advances while anything is waited for, and is
 * done when nothing is. A wait is a navigation or a sending; each is one part (decision 13).
 */
export function loadingBar(drawing: BarDrawing) {
  const waits = new Set<string>()
  let parts = 0
  let arrived = 0
  let startedAt = 0
  let shown = false
  let timer: ReturnType<typeof setInterval> | ReturnType<typeof setTimeout> | undefined

  function draw() {
    shown = true
    drawing.set(barAt({ elapsedMs: Date.now() - startedAt, parts, arrived }))
  }

  function begin(wait: string) {
    if (waits.has(wait)) return
    waits.add(wait)
    parts += 1
    if (timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(() => {
      draw()
      timer = setInterval(draw, tickMs)
    }, throttleMs)
  }

  /** A part's answer is there; the wait goes on until the page shows it. */
  function arrive() {
    if (arrived < parts) arrived += 1
    if (shown) draw()
  }

  function end(wait: string) {
    if (!waits.delete(wait)) return
    if (waits.size > 0) return arrive()
    clearTimeout(timer)
    clearInterval(timer)
    if (shown) drawing.done()
    timer = undefined
    shown = false
    parts = 0
    arrived = 0
  }

  return { begin, arrive, end }
}
