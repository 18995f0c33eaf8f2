/** How many attempts one name has within a time, counted in this process; names beyond `mostNames` drop the oldest. */
export class AttemptWindow {
  readonly #attempts = new Map<string, number[]>()
  readonly #limits: { withinMs: number; most: number; mostNames: number }

  constructor(limits: { withinMs: number; most: number; mostNames: number }) {
    this.#limits = limits
  }

  /** Seconds until an attempt is allowed again; 0 when one is now. Counts nothing. */
  secondsLeft(name: string, now: number): number {
    const recent = this.#recent(name, now)
    const [oldest = now] = recent
    if (recent.length < this.#limits.most) return 0
    return Math.max(1, Math.ceil((oldest + this.#limits.withinMs - now) / 1000))
  }

  /** Counts one attempt. Gives back 0, or the seconds until one is allowed again; a refused one is not counted. */
  tryOnce(name: string, now: number): number {
    const wait = this.secondsLeft(name, now)
    if (wait > 0) return wait
    const recent = this.#recent(name, now)
    // Set anew, so that the map's first names are those that came longest ago.
    this.#attempts.delete(name)
    this.#attempts.set(name, [...recent, now])
    if (this.#attempts.size > this.#limits.mostNames) {
      for (const first of this.#attempts.keys()) {
        this.#attempts.delete(first)
        break
      }
    }
    return 0
  }

  #recent(name: string, now: number): number[] {
    const { withinMs } = this.#limits
    return (this.#attempts.get(name) ?? []).filter((at) => at > now - withinMs && at <= now)
  }
}
