const shownMs = 5000
const sayMs = 3000

/** Who is writing: shown for five seconds, said at most once in three. */
export class Typing {
  shown = false
  #changed: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #said = 0

  constructor(changed: () => void) {
    this.#changed = changed
  }

  show(on: boolean): void {
    clearTimeout(this.#timer)
    this.shown = on
    if (on) this.#timer = setTimeout(() => this.show(false), shownMs)
    this.#changed()
  }

  /** Whether the visitor's writing is to be said now. */
  due(now = Date.now()): boolean {
    if (now - this.#said < sayMs) return false
    this.#said = now
    return true
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
