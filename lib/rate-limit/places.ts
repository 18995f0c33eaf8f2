/** Places of a process for what takes its time, so many for one name and so many in all. */
export class Places {
  readonly #taken = new Map<string, number>()
  readonly #most: Readonly<{ ofOne: number; ofAll: number }>
  #all = 0

  constructor(most: Readonly<{ ofOne: number; ofAll: number }>) {
    this.#most = most
  }

  /** Takes a place: gives back how to leave it, which may be called twice, or of whom there are no more. */
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
