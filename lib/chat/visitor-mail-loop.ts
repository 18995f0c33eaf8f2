import type { Compilable } from 'kysely'
import type { answerSink, transcriptSink } from '#lib/chat/visitor-mail'
import type { Outcome } from '#lib/outbound/outcome'
import { cancelGivenUp, claim, recordOutcome, sinksWithWork } from '#lib/queue/queue'
import { WorkLoop } from '#lib/queue/work-loop'
import { type CounterName, count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

const atOnce = 4

/** What sending needs of every kind of mail to visitors. */
export interface VisitorMailOptions {
  store: () => Promise<Engine>
  smtp: string
  from: string
  timeScale: number
}

/** Sends what waits in one queue of mail to visitors, and tries again while the mail server cannot. */
export abstract class VisitorMailLoop extends WorkLoop {
  readonly #sink: typeof answerSink | typeof transcriptSink
  readonly #counter: CounterName
  readonly #timeScale: number

  constructor(
    { store, timeScale }: VisitorMailOptions,
    { sink, counter }: { sink: typeof answerSink | typeof transcriptSink; counter: CounterName },
  ) {
    super({
      store,
      onFault: (error) => log('warn', `${sink}.fault`, { reason: reasonOf(error) }),
      looksAgain: true,
    })
    this.#sink = sink
    this.#counter = counter
    this.#timeScale = timeScale
  }

  protected abstract send(engine: Engine, delivery: DeliveryRow): Promise<Outcome>

  /** What is forgotten once an email has gone, or never will. */
  protected forgotten(_engine: Engine, _delivery: DeliveryRow): Compilable[] {
    return []
  }

  protected override async look(engine: Engine): Promise<void> {
    const { owner } = this
    const [sink, timeScale] = [this.#sink, this.#timeScale]
    while (!this.isStopped) {
      const now = Date.now()
      if ((await sinksWithWork(engine, [sink], now)).length === 0) return
      for (const delivery of await claim(engine, { sink, owner, limit: atOnce, now, timeScale })) {
        const startedAt = Date.now()
        const outcome = await this.send(engine, delivery)
        const state = await recordOutcome(engine, { delivery, owner, outcome, startedAt, now: Date.now(), timeScale })
        if (state !== 'pending') await this.#settle(engine, delivery)
        count(this.#counter, { outcome: outcome.kind })
        if (state !== 'delivered') log('warn', `${sink}.${state}`, { delivery: delivery.id, code: outcome.code })
      }
    }
  }

  /** The visitor wrote the address: one that was given up is nothing an operator can mend. */
  async #settle(engine: Engine, delivery: DeliveryRow): Promise<void> {
    const forgotten = this.forgotten(engine, delivery).map((each) => each)
    await engine.write([...forgotten, cancelGivenUp(engine.sql, delivery.id)])
  }
}
