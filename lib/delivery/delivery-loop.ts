import type { Alert } from '#lib/delivery/alerts'
import { claim, finish, giveBack, newOwner, reclaimOrphanedLeases, sinksWithWork } from '#lib/delivery/queue'
import type { Sink } from '#lib/delivery/sinks/sink'
import { readFiles, readLead } from '#lib/leads/read-lead'
import { Breaker } from '#lib/outbound/breaker'
import type { Outcome } from '#lib/outbound/outcome'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import { type Engine, isStoreFault } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

const parallel = 4
const lookEveryMs = 1000
const patienceMs = 10_000

interface Options {
  store: () => Promise<Engine>
  sinks: readonly Sink[]
  /** 1 is real time; tests run faster. */
  timeScale: number
  /** Injected, so that tests can let the clock jump. */
  now?: () => number
  onFault: (error: unknown) => void
  /** A lead that was given up, or a sink whose configuration is wrong. */
  onAlert: (alert: Alert) => void
}

/** Carries kept leads to their sinks. Everything it knows is in the store: a killed process loses nothing. */
export class DeliveryLoop {
  readonly #options: Options
  readonly #owner = newOwner()
  readonly #now: () => number
  readonly #sinks: Map<string, { sink: Sink; breaker: Breaker }>
  readonly #running = new Map<string, Set<Promise<void>>>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #stopped = false
  #reclaimed = false

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#sinks = new Map(options.sinks.map((sink) => [sink.name, { sink, breaker: new Breaker(options.timeScale) }]))
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), lookEveryMs)
    this.#timer.unref()
    this.wake()
  }

  /** Looks for work now, or once more after the look that is going on. */
  wake(): void {
    if (this.#stopped || this.#sinks.size === 0) return
    if (this.#looking) {
      this.#lookAgain = true
      return
    }
    this.#looking = this.#look()
      .catch(this.#options.onFault)
      .finally(() => {
        this.#looking = undefined
        if (!this.#lookAgain) return
        this.#lookAgain = false
        this.wake()
      })
  }

  /** Claims nothing more, lets what is in flight end for up to 10 s, and hands back the rest. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    if (this.#sinks.size === 0) return
    // What is being claimed at this moment is in flight too.
    await this.#looking
    const inFlight = Promise.all([...this.#running.values()].flatMap((set) => [...set]))
    await Promise.race([inFlight, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    const engine = await this.#options.store().catch(() => undefined)
    if (engine) await giveBack(engine, this.#owner)
  }

  async #look(): Promise<void> {
    const engine = await this.#options.store()
    if (!this.#reclaimed) {
      await reclaimOrphanedLeases(engine)
      this.#reclaimed = true
    }
    const names = await sinksWithWork(engine, [...this.#sinks.keys()], this.#now())
    await Promise.all(names.map((name) => this.#serve(engine, name)))
  }

  async #serve(engine: Engine, name: string): Promise<void> {
    const entry = this.#sinks.get(name)
    if (!entry || this.#stopped) return
    const { sink, breaker } = entry
    const now = this.#now()
    const running = this.#running.get(name) ?? new Set()
    this.#running.set(name, running)
    const limit = breaker.allowed(parallel - running.size, now)
    if (limit <= 0) return
    const deliveries = await claim(engine, {
      sink: name,
      owner: this.#owner,
      limit,
      now,
      timeScale: this.#options.timeScale,
    })
    for (const delivery of deliveries) {
      breaker.started(now)
      const run = this.#run(engine, sink, breaker, delivery)
        .catch(this.#options.onFault)
        .finally(() => {
          running.delete(run)
          this.wake()
        })
      running.add(run)
    }
  }

  async #run(engine: Engine, sink: Sink, breaker: Breaker, delivery: DeliveryRow): Promise<void> {
    const startedAt = this.#now()
    const outcome = await this.#attempt(engine, sink, delivery)
    // A sink that refuses one lead works; only one that cannot be reached counts as a failure.
    breaker.ended(outcome.kind === 'delivered' || outcome.kind === 'dead' || outcome.isPartial === true)
    const { timeScale } = this.#options
    const state = await finish(engine, {
      delivery,
      owner: this.#owner,
      outcome,
      startedAt,
      now: this.#now(),
      timeScale,
    })
    const { refused = [], code } = outcome
    const needsPerson = state === 'dead' || outcome.kind === 'configuration' || refused.length > 0
    if (needsPerson) this.#options.onAlert({ sink: sink.name, leadId: delivery.subject_id, code, refused })
    count('orca_delivery_attempts_total', { sink: sink.name, outcome: outcome.kind })
    log(needsPerson ? 'error' : 'info', `delivery.${state}`, {
      delivery: delivery.id,
      subject: delivery.subject_id,
      sink: sink.name,
      attempt: delivery.attempts,
      code: outcome.code,
    })
  }

  async #attempt(engine: Engine, sink: Sink, { id, subject_id }: DeliveryRow): Promise<Outcome> {
    try {
      const lead = await readLead(engine, subject_id)
      if (!lead) return { kind: 'dead', code: 'ERASED' }
      return await sink.send({ engine, deliveryId: id, lead, files: () => readFiles(engine, lead.id) })
    } catch (error) {
      if (isStoreFault(error)) return { kind: 'retry', code: 'STORE' }
      // A lead on which a sink throws must not stop the others: it counts as an attempt and is scheduled again.
      log('error', 'delivery.fault', { delivery: id, sink: sink.name, reason: reasonOf(error) })
      return { kind: 'retry', code: 'FAULT' }
    }
  }
}
