import { newOwner, reclaimOrphanedLeases, releaseLeases } from '#lib/queue/queue'
import type { Engine } from '#lib/store/engine'

const lookEveryMs = 1000

interface Options {
  store: () => Promise<Engine>
  onFault: (error: unknown) => void
  /** Whether a wake during a look is made up for at its end; else the next look is at most a second away. */
  looksAgain: boolean
}

/** Looks for work every second and when woken. All state is in the store: a killed process's jobs are free once their lease runs out. */
export abstract class WorkLoop {
  /** The name under which this process claims work. */
  readonly owner = newOwner()
  readonly #options: Options
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #stopped = false
  #reclaimed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Claims what is due and starts it; looks never overlap. */
  protected abstract look(engine: Engine): Promise<void>

  /** Work to await at the end, before claimed jobs are released. */
  protected async inFlight(): Promise<unknown> {
    return undefined
  }

  get isStopped(): boolean {
    return this.#stopped
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), lookEveryMs)
    this.#timer.unref()
    this.wake()
  }

  /** Looks for work now, unless a look is going on. */
  wake(): void {
    if (this.#stopped) return
    if (this.#looking) {
      this.#lookAgain = this.#options.looksAgain
      return
    }
    this.#looking = this.#lookOnce()
      .catch(this.#options.onFault)
      .finally(() => {
        this.#looking = undefined
        if (!this.#lookAgain) return
        this.#lookAgain = false
        this.wake()
      })
  }

  /** Claims nothing more, waits for what is in flight, and hands back the rest. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    // Jobs being claimed at this moment are in flight too.
    await this.#looking
    await this.inFlight()
    const engine = await this.#options.store().catch(() => undefined)
    if (engine) await releaseLeases(engine, this.owner)
  }

  async #lookOnce(): Promise<void> {
    const engine = await this.#options.store()
    if (!this.#reclaimed) await reclaimOrphanedLeases(engine)
    this.#reclaimed = true
    await this.look(engine)
  }
}
