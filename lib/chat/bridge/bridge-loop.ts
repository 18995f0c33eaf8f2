import type { Bridge } from '#lib/chat/bridge/bridge'
import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { findConversation } from '#lib/chat/conversation'
import { tell } from '#lib/chat/hub'
import { messageOf } from '#lib/chat/message'
import { log, reasonOf } from '#lib/config/log'
import { Breaker } from '#lib/deliver/breaker'
import type { Outcome } from '#lib/deliver/outcome'
import { claim, finish, giveBack, newOwner, sinksWithWork, takeOverFromTheDead } from '#lib/deliver/queue'
import { count } from '#lib/metrics/counters'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

const lookEveryMs = 1000
const atOnce = 8
/** Away for so long, the visitor is told (decision 14). */
const degradedAfterMs = 24 * 3_600_000

interface Options {
  store: () => Promise<Engine>
  bridge: Bridge
  pace: number
}

/** Carries visitors' messages to the people who answer, in their order, as long as it takes. */
export class BridgeLoop {
  readonly #options: Options
  readonly #owner = newOwner()
  readonly #breaker: Breaker
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #stopped = false
  #tookOver = false

  constructor(options: Options) {
    this.#options = options
    this.#breaker = new Breaker(options.pace)
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), lookEveryMs).unref()
    this.wake()
  }

  /** Looks for work now, unless a look is going on: the next one is at most a second away. */
  wake(): void {
    if (this.#stopped || this.#looking) return
    this.#looking = this.#look()
      .catch((error: unknown) => log('warn', 'bridge.fault', { reason: reasonOf(error) }))
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Lets what is on its way arrive and hands back the rest. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
    const engine = await this.#options.store().catch(() => undefined)
    if (engine) await giveBack(engine, this.#owner)
  }

  async #look(): Promise<void> {
    const { store, bridge, pace } = this.#options
    const engine = await store()
    if (!this.#tookOver) await takeOverFromTheDead(engine)
    this.#tookOver = true
    const sink = bridge.name
    while (!this.#stopped) {
      const now = Date.now()
      const limit = this.#breaker.allowed(atOnce, now)
      if (limit === 0 || (await sinksWithWork(engine, [sink], now)).length === 0) return
      const claimed = await claim(engine, { sink, owner: this.#owner, limit, now, pace })
      for (const delivery of claimed.toSorted((one, other) => (one.subject_id < other.subject_id ? -1 : 1))) {
        await this.#run(engine, delivery)
      }
    }
  }

  async #run(engine: Engine, delivery: DeliveryRow): Promise<void> {
    const { bridge, pace } = this.#options
    const startedAt = Date.now()
    const { conversationId } = messageOfSubject(delivery.subject_id)
    const outcome = await this.#attempt(engine, delivery)
    const now = Date.now()
    if (outcome.code !== 'ORDER') this.#breaker.ended(outcome.kind === 'delivered' || outcome.kind === 'dead')
    const state = await finish(engine, { delivery, owner: this.#owner, outcome, startedAt, now, pace })
    if (outcome.kind === 'delivered') await hurryTheRest(engine, delivery, now)
    const isDegraded = outcome.kind !== 'delivered' && now - delivery.created_at >= degradedAfterMs * pace
    if (isDegraded || outcome.kind === 'delivered') await setDegraded(engine, conversationId, isDegraded ? 1 : 0, now)
    count('orca_bridge_attempts_total', { bridge: bridge.name, outcome: outcome.kind })
    if (state !== 'delivered') {
      log(state === 'dead' ? 'error' : 'warn', `bridge.${state}`, {
        delivery: delivery.id,
        attempt: delivery.attempts,
        code: outcome.code,
      })
    }
  }

  async #attempt(engine: Engine, { subject_id, attempts, sink }: DeliveryRow): Promise<Outcome> {
    const { sql } = engine
    const { conversationId, seq } = messageOfSubject(subject_id)
    const [waiting] = await engine.read(
      sql
        .selectFrom('delivery')
        .select('id')
        .where('sink', '=', sink)
        .where('subject_id', 'like', `${conversationId}:%`)
        .where('subject_id', '<', subject_id)
        .where('state', 'in', ['pending', 'leased'])
        .limit(1)
        .compile(),
    )
    if (waiting) return { kind: 'retry', code: 'ORDER' }
    const conversation = await findConversation(engine, conversationId)
    const messages = sql.selectFrom('message').selectAll().where('conversation_id', '=', conversationId)
    const [message] = await engine.read(messages.where('seq', '=', seq).compile())
    if (!conversation || !message) return { kind: 'dead', code: 'ERASED' }
    const { text } = messageOf(message)
    this.#breaker.started(Date.now())
    return this.#options.bridge.push({ engine, conversation, message, text, attempt: attempts })
  }
}

/** What waited behind a message of the same conversation waits no longer. */
async function hurryTheRest(engine: Engine, { sink, subject_id }: DeliveryRow, now: number): Promise<void> {
  const { conversationId } = messageOfSubject(subject_id)
  await engine.write([
    engine.sql
      .updateTable('delivery')
      .set({ due_at: now })
      .where('sink', '=', sink)
      .where('subject_id', 'like', `${conversationId}:%`)
      .where('state', '=', 'pending')
      .compile(),
  ])
}

async function setDegraded(engine: Engine, id: string, degraded: number, now: number): Promise<void> {
  const hint = engine.hint(id)
  const [changed] = await engine.write([
    engine.sql
      .updateTable('conversation')
      .set({ degraded, touched_at: now })
      .where('id', '=', id)
      .where('degraded', '!=', degraded)
      .returning('id')
      .compile(),
    ...(hint ? [hint] : []),
  ])
  if (changed.length > 0) tell(id)
}
