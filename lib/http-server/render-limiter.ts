import { setTimeout as wait } from 'node:timers/promises'

interface Limits {
  /** How many pages are rendered at once. */
  most: number
  /** How many may wait for that. */
  mostWaiting: number
  /** Whether something is in hand that goes before pages, and for how long at most it may. */
  isOthersTurn: () => boolean
  patienceMs: number
}

const lookAgainMs = 5

/** Limits expensive pages: one is rendered at a time, a short queue waits, further ones are refused with a retry time. Enquiries go first. */
export class RenderLimiter {
  readonly #limits: Limits
  readonly #line: (() => void)[] = []
  #inside = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Does the work when its turn comes; false, and nothing done, when too many wait already. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.#inside >= this.#limits.most) {
      if (this.#line.length >= this.#limits.mostWaiting) return false
      await new Promise<void>((turn) => {
        this.#line.push(turn)
      })
    } else {
      this.#inside += 1
    }
    try {
      await this.#letOthersPass()
      await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#inside -= 1
    }
    return true
  }

  async #letOthersPass(): Promise<void> {
    const { isOthersTurn, patienceMs } = this.#limits
    const until = performance.now() + patienceMs
    while (isOthersTurn() && performance.now() < until) await wait(lookAgainMs)
  }
}
