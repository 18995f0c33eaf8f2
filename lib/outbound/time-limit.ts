import { timeScale } from '#lib/config/environment'

/** The other machine works in real time, and slowly on a busy day: nothing is cut off sooner than this. */
const leastMs = 3_000

/**
 * The time limit of one step of an attempt. It shrinks with the time scale, but not below three seconds.
 */
export function timeLimit(realMs: number, scale = timeScale()): number {
  return Math.max(realMs * scale, Math.min(realMs, leastMs))
}

/** How long a worker holds what it took: longer than any attempt takes, else two would do the same. */
export function leaseLimit(scale = timeScale()): number {
  return Math.max(60_000 * scale, 2 * leastMs)
}
