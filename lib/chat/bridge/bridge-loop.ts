import type { Bridge } from '#lib/chat/bridge/bridge'
import { findLink } from '#lib/chat/bridge/bridge-links'
import { degrade, restore } from '#lib/chat/bridge/degraded'
import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { degradedAfterMs } from '#lib/chat/bridge/undelivered-to-leads'
import { findConversation } from '#lib/chat/conversation'
import { findFile } from '#lib/chat/files/find-file'
import { fileMessages } from '#lib/chat/files/messages'
import { messageOf } from '#lib/chat/message'
import { findMessage, lastOfVisitor } from '#lib/chat/read-messages'
import { timeScale } from '#lib/config/environment'
import { formatMessage } from '#lib/i18n/format-message'
import type { Outcome } from '#lib/outbound/outcome'
import { claim, makeDue, postponeJob, recordOutcome, sinksWithWork } from '#lib/queue/queue'
import { WorkLoop } from '#lib/queue/work-loop'
import { CircuitBreaker } from '#lib/runtime/circuit-breaker'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/lead-tables'

const atOnce = 8
/** A visitor who writes without a pause is delivered after this many pauses' time. */
const mostPauses = 5

interface Options {
  store: () => Promise<Engine>
  bridge: Bridge
  /** Injected, so that tests can let days pass. */
  now?: () => number
}

/** Sends visitors' messages to the operators' system, each conversation in its order, and retries until they arrive. */
export class BridgeLoop extends WorkLoop {
  readonly #options: Options
  readonly #breaker: CircuitBreaker
  readonly #now: () => number

  constructor(options: Options) {
    super({
      store: options.store,
      onFault: (error) => log('warn', 'bridge.fault', { reason: reasonOf(error) }),
      looksAgain: false,
    })
    this.#options = options
    this.#breaker = new CircuitBreaker(timeScale())
    this.#now = options.now ?? Date.now
  }

  protected override async look(engine: Engine): Promise<void> {
    const { bridge } = this.#options
    const sink = bridge.name
    while (!this.isStopped) {
      const now = this.#now()
      const limit = this.#breaker.allowed(atOnce, now)
      if (limit === 0 || (await sinksWithWork(engine, [sink], now)).length === 0) return
      const claimed = await claim(engine, { sink, owner: this.owner, limit, now })
      for (const delivery of claimed.toSorted((one, other) => (one.subject_id < other.subject_id ? -1 : 1))) {
        await this.#run(engine, delivery)
      }
    }
  }

  async #run(engine: Engine, delivery: DeliveryRow): Promise<void> {
    const { bridge } = this.#options
    const startedAt = this.#now()
    const { conversationId } = messageOfSubject(delivery.subject_id)
    const dueAt = (await orderTime(engine, delivery)) ?? (await this.#pauseTime(engine, delivery))
    if (dueAt !== undefined) return postponeJob(engine, { delivery, owner: this.owner, dueAt })
    const outcome = await this.#attempt(engine, delivery)
    const now = this.#now()
    const wasGone = this.#breaker.isOpen
    this.#breaker.ended(outcome.kind === 'delivered' || outcome.kind === 'dead')
    const state = await recordOutcome(engine, { delivery, owner: this.owner, outcome, startedAt, now })
    const isBack = wasGone && !this.#breaker.isOpen
    // Back after a while: what failed meanwhile would wait for hours by its schedule, and visitors wait in the window.
    if (isBack || outcome.kind === 'delivered')
      await makeDue(engine, { sink: delivery.sink, subjectStart: isBack ? undefined : `${conversationId}:`, now })
    if (outcome.kind === 'delivered') {
      await restore(engine, conversationId, now)
    } else if (now - delivery.created_at >= degradedAfterMs * timeScale()) {
      const conversation = await findConversation(engine, conversationId)
      if (conversation?.degraded === 0) await degrade(engine, conversation, now)
    }
    count('orca_bridge_attempts_total', { bridge: bridge.name, outcome: outcome.kind })
    if (state !== 'delivered') {
      log(state === 'dead' ? 'error' : 'warn', `bridge.${state}`, {
        delivery: delivery.id,
        attempt: delivery.attempts,
        code: outcome.code,
      })
    }
  }

  /** When the visitor will have paused, if messages are gathered and this one may still get company. */
  async #pauseTime(engine: Engine, { subject_id, created_at, sink }: DeliveryRow): Promise<number | undefined> {
    const { gatherMs } = this.#options.bridge
    const { conversationId, seq } = messageOfSubject(subject_id)
    if (gatherMs === undefined || !(await findLink(engine, sink, conversationId))) return undefined
    if ((await findConversation(engine, conversationId))?.state === 'waiting') return undefined
    const own = await findMessage(engine, conversationId, seq)
    const said = await lastOfVisitor(engine, conversationId)
    // Answers given elsewhere come in rows, too.
    const last = Math.max(said?.created_at ?? 0, own?.author === 'operator' ? own.created_at : 0)
    const pausedAt = Math.min(last + gatherMs, created_at + mostPauses * gatherMs)
    return pausedAt > this.#now() ? Math.round(pausedAt) : undefined
  }

  async #attempt(engine: Engine, { subject_id, attempts }: DeliveryRow): Promise<Outcome> {
    const { conversationId, seq } = messageOfSubject(subject_id)
    const conversation = await findConversation(engine, conversationId)
    const message = await findMessage(engine, conversationId, seq)
    if (!conversation || !message) return { kind: 'dead', code: 'ERASED' }
    const said = messageOf(message)
    const { bridge } = this.#options
    // Operators without earlier messages of a conversation need no answers from it.
    const isAnswer = message.author === 'operator'
    if (isAnswer && !(await findLink(engine, bridge.name, conversationId)))
      return { kind: 'delivered', code: 'UNLINKED' }
    const { answered } = fileMessages[conversation.language].ChatMirror
    const text = isAnswer ? formatMessage(answered, { text: said.text }) : said.text
    const file = said.type === 'file' ? await findFile(engine, conversationId, said.file.id) : undefined
    this.#breaker.started(this.#now())
    if (said.type === 'rating')
      return said.rating
        ? bridge.pushRating({ engine, conversation, rating: said.rating })
        : { kind: 'dead', code: 'ERASED' }
    return bridge.push({ engine, conversation, message, text, file, attempt: attempts })
  }
}

/** When to look again at a message that waits behind another of its conversation; undefined: nothing is before it. */
async function orderTime(engine: Engine, { sink, subject_id }: DeliveryRow): Promise<number | undefined> {
  const { conversationId } = messageOfSubject(subject_id)
  const [before] = await engine.read(
    engine.sql
      .selectFrom('delivery')
      .select(['due_at', 'lease_until'])
      .where('sink', '=', sink)
      .where('subject_id', 'like', `${conversationId}:%`)
      .where('subject_id', '<', subject_id)
      .where('state', 'in', ['pending', 'leased'])
      .orderBy('subject_id')
      .limit(1),
  )
  return before && Math.max(before.due_at, before.lease_until ?? 0) + 1
}
