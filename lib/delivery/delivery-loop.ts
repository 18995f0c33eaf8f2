import { timeScale } from '#lib/config/environment'
import type { Alert } from '#lib/delivery/alerts'
import type { Sink } from '#lib/delivery/sinks/sink'
import { readFiles, readLead } from '#lib/leads/read-lead'
import type { Outcome } from '#lib/outbound/outcome'
import { cancelGivenUp, claim, makeDue, recordOutcome, sinksWithWork } from '#lib/queue/queue'
import { WorkLoop } from '#lib/queue/work-loop'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import { Unavailable } from '#lib/runtime/unavailable'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/lead-tables'

const parallel = 4
const deadlineMs = 10_000

interface Options {
  store: () => Promise<Engine>
  sinks: readonly Sink[]
  /** Injected, so that tests can let the clock jump. */
  now?: () => number
  onFault: (error: unknown) => void
  /** A lead that was given up, or a sink whose configuration is wrong. */
  onAlert: (alert: Alert) => void
}

/** Carries stored leads, and what else has a sink here, to their sinks. */
export class DeliveryLoop extends WorkLoop {
  readonly #options: Options
  readonly #now: () => number
  readonly #sinks: Map<string, { sink: Sink; breaker: CircuitBreaker }>
  readonly #running = new Map<string, Set<Promise<void>>>()

  constructor(options: Options) {
    const { store, sinks, onFault, now = Date.now } = options
    super({ store, onFault, looksAgain: true })
    this.#options = options
    this.#now = now
    this.#sinks = new Map(sinks.map((sink) => [sink.name, { sink, breaker: new CircuitBreaker(timeScale()) }]))
  }

  /** Looks for work now, or once more after the look that is going on; without a sink there is none. */
  override wake(): void {
    if (this.#sinks.size > 0) super.wake()
  }

  /** Jobs in flight have 10 s to end. */
  protected override inFlight(): Promise<unknown> {
    const all = Promise.all([...this.#running.values()].flatMap((set) => [...set]))
    return Promise.race([all, new Promise((resolve) => setTimeout(resolve, deadlineMs).unref())])
  }

  protected override async look(engine: Engine): Promise<void> {
    const names = await sinksWithWork(engine, [...this.#sinks.keys()], this.#now())
    await Promise.all(names.map((name) => this.#serve(engine, name)))
  }

  async #serve(engine: Engine, name: string): Promise<void> {
    const entry = this.#sinks.get(name)
    if (!entry || this.isStopped) return
    const { sink, breaker } = entry
    const now = this.#now()
    const running = this.#running.get(name) ?? new Set()
    this.#running.set(name, running)
    const limit = breaker.allowed(parallel - running.size, now)
    if (limit <= 0) return
    const deliveries = await claim(engine, { sink: name, owner: this.owner, limit, now })
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

  async #run(engine: Engine, sink: Sink, breaker: CircuitBreaker, delivery: DeliveryRow): Promise<void> {
    const startedAt = this.#now()
    const outcome = await this.#attempt(engine, sink, delivery)
    // A sink that refuses one lead works; only one that cannot be reached counts as a failure.
    const { isForVisitors, forget } = 'sendSubject' in sink ? sink : {}
    const wasGone = breaker.isOpen
    breaker.ended(['delivered', 'dead'].includes(outcome.kind) || outcome.isPartial === true || isForVisitors === true)
    const finished = { delivery, owner: this.owner, outcome, startedAt, now: this.#now() }
    const state = await recordOutcome(engine, finished)
    // Back after a while: what failed meanwhile would wait for hours by its schedule.
    if (wasGone && !breaker.isOpen) await makeDue(engine, { sink: sink.name, now: finished.now })
    const { refused = [], code } = outcome
    const isWrong = state === 'dead' || outcome.kind === 'configuration' || refused.length > 0
    const needsPerson = isWrong && !isForVisitors
    const leadId = 'send' in sink ? delivery.subject_id : undefined
    if (needsPerson) this.#options.onAlert({ sink: sink.name, leadId, code, refused })
    if (state === 'dead' && !leadId) await engine.write([cancelGivenUp(engine.sql, delivery.id)])
    if (state !== 'pending' && forget) await engine.write([forget(engine.sql, delivery.subject_id)])
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
      if ('sendSubject' in sink) return await sink.sendSubject({ engine, deliveryId: id, subjectId: subject_id })
      const lead = await readLead(engine, subject_id)
      if (!lead) return { kind: 'dead', code: 'ERASED' }
      return await sink.send({ engine, deliveryId: id, lead, files: () => readFiles(engine, lead.id) })
    } catch (error) {
      if (error instanceof Unavailable) return { kind: 'retry', code: 'STORE' }
      // A lead on which a sink throws must not stop the others: it counts as an attempt and is scheduled again.
      log('error', 'delivery.fault', { delivery: id, sink: sink.name, reason: reasonOf(error) })
      return { kind: 'retry', code: 'FAULT' }
    }
  }
}
