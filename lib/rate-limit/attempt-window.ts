import { tooMany, type Window, waitFor } from '#lib/rate-limit/sliding-windows'

/** How many attempts one name has within a time, counted in this process; names beyond `mostNames` drop the oldest. */
export class AttemptWindow {
  /** When each name's attempts were, newest first. */
  readonly #attempts = new Map<string, number[]>()
  readonly #window: Window
  readonly #mostNames: number

  constructor(window: Window, mostNames = 10_000) {
    this.#window = window
    this.#mostNames = mostNames
  }

  /**
   * Checks without counting.
   * @throws ApiError `too_many` while no attempt is allowed
   */
  requireRoom(name: string, now: number): void {
    const wait = waitFor([this.#window], this.#recent(name, now), now)
    if (wait > 0) throw tooMany(wait)
  }

  /**
   * Counts one attempt, unless it is refused.
   * @throws ApiError `too_many` while none is allowed
   */
  count(name: string, now: number): void {
    this.requireRoom(name, now)
    const times = [now, ...this.#recent(name, now)]
    // Set anew, so that the map's first names are those that came longest ago.
    this.#attempts.delete(name)
    this.#attempts.set(name, times)
    if (this.#attempts.size <= this.#mostNames) return
    const [oldest = name] = this.#attempts.keys()
    this.#attempts.delete(oldest)
  }

  #recent(name: string, now: number): number[] {
    return (this.#attempts.get(name) ?? []).filter((at) => at > now - this.#window.withinMs && at <= now)
  }
}
