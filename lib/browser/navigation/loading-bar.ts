import { barProgress } from '#lib/browser/navigation/bar-progress'

/** Waits shorter than this show no bar (SPEC-9). */
export const throttleMs = 200

/** Longer than one movement of the bar, or movements would queue up behind each other. */
const tickMs = 250

export interface BarDrawing {
  set(at: number): void
  done(): void
}

/**
 * The loading bar: appears after 200 ms of waiting, advances while a navigation or a sending is under way, and ends with the last.
 * A navigation may have a second part: a page's script and styles that are not cached yet.
 */
export function loadingBar(drawing: BarDrawing) {
  /** What is waited for, each with its parts. */
  const waits = new Map<string, Set<string>>()
  /** Every part since the bar started, and whether it has arrived. */
  const parts = new Map<string, boolean>()
  let startedAt = 0
  let at = 0
  let shown = false
  let timer: ReturnType<typeof setInterval> | ReturnType<typeof setTimeout> | undefined

  function draw() {
    shown = true
    const arrived = [...parts.values()].filter(Boolean).length
    // A second part makes the steps smaller; the bar never goes back for it.
    at = Math.max(at, barProgress({ elapsedMs: Date.now() - startedAt, parts: parts.size, arrived }))
    drawing.set(at)
  }

  function begin(wait: string) {
    if (waits.has(wait)) return
    waits.set(wait, new Set([wait]))
    parts.set(wait, false)
    if (timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(() => {
      draw()
      timer = setInterval(draw, tickMs)
    }, throttleMs)
  }

  /** A wait that is under way turns out to be for one more part. */
  function expect(wait: string, part: string) {
    const own = waits.get(wait)
    if (!own || own.has(part)) return
    own.add(part)
    parts.set(part, false)
  }

  /** A part is there; its wait goes on until the page shows it. */
  function arrive(part: string) {
    if (!parts.has(part)) return
    parts.set(part, true)
    if (shown) draw()
  }

  function end(wait: string) {
    const own = waits.get(wait)
    if (!waits.delete(wait) || !own) return
    if (waits.size > 0) {
      for (const part of own) parts.set(part, true)
      if (shown) draw()
      return
    }
    clearTimeout(timer)
    clearInterval(timer)
    if (shown) drawing.done()
    timer = undefined
    shown = false
    at = 0
    parts.clear()
  }

  return { begin, expect, arrive, end }
}
