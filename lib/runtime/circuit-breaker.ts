const opensAfter = 5
const triesAgainEveryMs = 30_000

/**
 * Stops calling a failing partner: after five failures in a row one attempt every 30 s until one succeeds.
 * Attempts under way when it opens count when they end.
 */
export class CircuitBreaker {
  #failures = 0
  #lastTry = Number.NEGATIVE_INFINITY
  readonly #timeScale: number

  /** `timeScale`: 1 is real time; tests and rehearsals run faster. */
  constructor(timeScale = 1) {
    this.#timeScale = timeScale
  }

  get isOpen(): boolean {
    return this.#failures >= opensAfter
  }

  /** How many attempts may start at the time `now` (milliseconds), of as many as there is room for. */
  allowed(room: number, now: number): number {
    if (!this.isOpen) return room
    // A clock that was set back must not keep it open until the old time comes again.
    return Math.abs(now - this.#lastTry) >= triesAgainEveryMs * this.#timeScale ? Math.min(room, 1) : 0
  }

  started(now: number): void {
    this.#lastTry = now
  }

  ended(wasReached: boolean): void {
    this.#failures = wasReached ? 0 : this.#failures + 1
  }
}
