/** The other machine works in real time, and slowly on a busy day: nothing is cut off sooner than this. */
const leastMs = 3_000

/**
 * How long one step of an attempt may take. Waits between attempts shrink with the time scale (1 is real time; tests and
 * rehearsals run faster); an attempt itself shrinks to three seconds at most, or it would fail for want of processor.
 */
export function timeLimit(realMs: number, timeScale: number): number {
  return Math.max(realMs * timeScale, Math.min(realMs, leastMs))
}

/** How long a worker holds what it took: longer than any attempt takes, else two would do the same. */
export function leaseLimit(timeScale: number): number {
  return Math.max(60_000 * timeScale, 2 * leastMs)
}
