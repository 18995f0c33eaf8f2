import { chatRetentionMs } from '#lib/chat/limits'
import { messageOf } from '#lib/chat/message'
import { transcriptEmail, transcriptMessageId } from '#lib/chat/transcript/transcript-email'
import { transcriptSink } from '#lib/chat/visitor-mail'
import { claim, recordOutcome, sinksWithWork } from '#lib/delivery/queue'
import { WorkLoop } from '#lib/delivery/work-loop'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

const atOnce = 4
/** The last messages of a conversation: more would make an email that nobody reads. */
const mostMessages = 500
const dayMs = 86_400_000

interface Options {
  store: () => Promise<Engine>
  smtp: string
  from: string
  /** The clocks that times are told by. */
  zone: string
  timeScale: number
}

/** Sends conversations to the visitors who asked for them, and tries again while the mail server cannot. */
export class TranscriptLoop extends WorkLoop {
  readonly #options: Options

  constructor(options: Options) {
    super({
      store: options.store,
      onFault: (error) => log('warn', 'transcript.fault', { reason: reasonOf(error) }),
      looksAgain: true,
    })
    this.#options = options
  }

  protected override async look(engine: Engine): Promise<void> {
    const { timeScale } = this.#options
    const { owner } = this
    while (!this.isStopped) {
      const now = Date.now()
      if ((await sinksWithWork(engine, [transcriptSink], now)).length === 0) return
      for (const delivery of await claim(engine, { sink: transcriptSink, owner, limit: atOnce, now, timeScale })) {
        const startedAt = Date.now()
        const outcome = await this.#send(engine, delivery)
        const state = await recordOutcome(engine, { delivery, owner, outcome, startedAt, now: Date.now(), timeScale })
        if (state !== 'pending') await settle(engine, delivery)
        count('orca_chat_transcripts_total', { outcome: outcome.kind })
        if (state !== 'delivered') log('warn', `transcript.${state}`, { delivery: delivery.id, code: outcome.code })
      }
    }
  }

  async #send(engine: Engine, { subject_id }: DeliveryRow): Promise<Outcome> {
    const { smtp, from, zone, timeScale } = this.#options
    const { sql } = engine
    const id = transcriptOf(subject_id)
    const [transcript] = await engine.read(sql.selectFrom('transcript').selectAll().where('id', '=', id).compile())
    if (!transcript?.email) return { kind: 'dead', code: 'ERASED' }
    const { conversation_id, email, language, until_seq } = transcript
    const messages = sql.selectFrom('message').selectAll().where('conversation_id', '=', conversation_id)
    const newest = messages.where('seq', '<=', until_seq).orderBy('seq', 'desc').limit(mostMessages)
    const rows = await engine.read(newest.compile())
    const settings = { language, zone, retentionDays: Math.round(chatRetentionMs / dayMs) }
    return sendEmail(
      { url: smtp, timeScale },
      {
        ...transcriptEmail({ ...settings, messages: rows.toReversed().map(messageOf) }),
        from,
        to: [email],
        messageId: transcriptMessageId(id, from),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      },
    )
  }
}

const transcriptOf = (subject: string) => subject.split(':')[1] ?? ''

/**
 * Where it went is not kept: limits count its hash. One that was given up is nothing an operator can mend, as a dead
 * delivery of an enquiry is: whoever typed the address knows it.
 */
async function settle({ sql, write }: Engine, { id, subject_id }: DeliveryRow): Promise<void> {
  await write([
    sql.updateTable('transcript').set({ email: '' }).where('id', '=', transcriptOf(subject_id)).compile(),
    sql.updateTable('delivery').set({ state: 'cancelled' }).where('id', '=', id).where('state', '=', 'dead').compile(),
  ])
}
