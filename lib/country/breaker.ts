/**
 * Leaves a failing service alone: after `failures` in a row it says no until `restMs` have passed, then lets one
 * try through at a time until one succeeds.
 */
export class Breaker {
  readonly #failures: number
  readonly #restMs: number
  readonly #now: () => number
  #inARow = 0
  #closedUntil = 0

  constructor({ failures, restMs, now = Date.now }: { failures: number; restMs: number; now?: () => number }) {
    this.#failures = failures
    this.#restMs = restMs
    this.#now = now
  }

  /** Whether the service may be asked now. */
  allows(): boolean {
    if (this.#inARow < this.#failures) return true
    if (this.#now() < this.#closedUntil) return false
    this.#closedUntil = this.#now() + this.#restMs
    return true
  }

  succeeded(): void {
    this.#inARow = 0
  }

  failed(): void {
    this.#inARow++
    if (this.#inARow >= this.#failures) this.#closedUntil = this.#now() + this.#restMs
  }
}
