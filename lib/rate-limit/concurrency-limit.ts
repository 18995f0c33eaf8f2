/** Limits how many slow tasks this process runs at once, for one name (an address) and in all. */
export class ConcurrencyLimit {
  readonly #taken = new Map<string, number>()
  readonly #most: Readonly<{ ofOne: number; ofAll: number }>
  #all = 0

  constructor(most: Readonly<{ ofOne: number; ofAll: number }>) {
    this.#most = most
  }

  /** Takes a slot: returns how to release it, which may be called twice, or the limit that is reached. */
  take(name: string): (() => void) | 'ofOne' | 'ofAll' {
    const count = this.#taken.get(name) ?? 0
    if (count >= this.#most.ofOne) return 'ofOne'
    if (this.#all >= this.#most.ofAll) return 'ofAll'
    this.#taken.set(name, count + 1)
    this.#all += 1
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#all -= 1
      const left = (this.#taken.get(name) ?? 1) - 1
      if (left > 0) this.#taken.set(name, left)
      else this.#taken.delete(name)
    }
  }
}
