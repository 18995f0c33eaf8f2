/** The other machine works in real time, and slowly on a busy day: nothing is cut off sooner than this. */
const leastMs = 3_000

/**
 * The time limit of one step of an attempt. It shrinks with the time scale (1 is real time; tests run faster), but not below three
 * seconds.
 */
export function timeLimit(realMs: number, timeScale: number): number {
  return Math.max(realMs * timeScale, Math.min(realMs, leastMs))
}

/** How long a worker holds what it took: longer than any attempt takes, else two would do the same. */
export function leaseLimit(timeScale: number): number {
  return Math.max(60_000 * timeScale, 2 * leastMs)
}
