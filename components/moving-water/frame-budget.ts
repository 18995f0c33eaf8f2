/** A frame may take so long before less is drawn (ms). */
const longestFrameMs = 20
/** Frames that are looked at together; a single long one says nothing. */
const window = 40
/** Shares of the full resolution, in the order they are tried. */
const scales = [1, 0.75, 0.5, 0.35] as const

/** Lowers the resolution when frames take too long. Given each frame's time, it returns the scale to draw at, or `undefined` to stop. */
export class FrameBudget {
  #step = 0
  #times: number[] = []

  get scale(): number {
    return scales[this.#step] ?? 0.35
  }

  /** @returns false when even the lowest resolution takes too long. */
  add(ms: number): boolean {
    this.#times.push(ms)
    if (this.#times.length < window) return true
    const middle = this.#times.toSorted((one, other) => one - other)[window / 2] ?? 0
    this.#times = []
    if (middle <= longestFrameMs) return true
    this.#step += 1
    return this.#step < scales.length
  }
}
