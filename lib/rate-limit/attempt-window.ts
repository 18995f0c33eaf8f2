/** How many attempts one name has within a time, counted in this process; names beyond `mostNames` drop the oldest. */
export class AttemptWindow {
  readonly #attempts = new Map<string, number[]>()
  readonly #limits: { withinMs: number; most: number; mostNames: number }

  constructor(limits: { withinMs: number; most: number; mostNames: number }) {
    this.#limits = limits
  }

  /** Counts one attempt. Gives back 0, or the seconds until one is allowed again; a refused one is not counted. */
  tryOnce(name: string, now: number): number {
    const { withinMs, most, mostNames } = this.#limits
    const recent = (this.#attempts.get(name) ?? []).filter((at) => at > now - withinMs && at <= now)
    const [oldest = now] = recent
    if (recent.length >= most) return Math.max(1, Math.ceil((oldest + withinMs - now) / 1000))
    // Set anew, so that the map's first names are those that came longest ago.
    this.#attempts.delete(name)
    this.#attempts.set(name, [...recent, now])
    if (this.#attempts.size > mostNames) {
      for (const first of this.#attempts.keys()) {
        this.#attempts.delete(first)
        break
      }
    }
    return 0
  }
}
