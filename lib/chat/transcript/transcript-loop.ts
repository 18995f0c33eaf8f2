import type { Compilable } from 'kysely'
import { chatRetentionMs } from '#lib/chat/limits'
import { messageOf } from '#lib/chat/message'
import { transcriptEmail, transcriptMessageId } from '#lib/chat/transcript/transcript-email'
import { transcriptSink } from '#lib/chat/visitor-mail'
import { VisitorMailLoop, type VisitorMailOptions } from '#lib/chat/visitor-mail-loop'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

/** The last messages of a conversation: more would make an email that nobody reads. */
const mostMessages = 500
const dayMs = 86_400_000

interface Options extends VisitorMailOptions {
  /** The clocks that times are told by. */
  zone: string
}

/** Sends conversations to the visitors who asked for them. */
export class TranscriptLoop extends VisitorMailLoop {
  readonly #options: Options

  constructor(options: Options) {
    super(options, { sink: transcriptSink, counter: 'orca_chat_transcripts_total' })
    this.#options = options
  }

  protected override async send(engine: Engine, { subject_id }: DeliveryRow): Promise<Outcome> {
    const { smtp, from, zone, timeScale } = this.#options
    const { sql } = engine
    const id = transcriptOf(subject_id)
    const [transcript] = await engine.read(sql.selectFrom('transcript').selectAll().where('id', '=', id))
    if (!transcript?.email) return { kind: 'dead', code: 'ERASED' }
    const { conversation_id, email, language, until_seq } = transcript
    const messages = sql.selectFrom('message').selectAll().where('conversation_id', '=', conversation_id)
    const newest = messages.where('seq', '<=', until_seq).orderBy('seq', 'desc').limit(mostMessages)
    const rows = await engine.read(newest)
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

  /** Where it went is not kept: limits count its hash. */
  protected override forgotten({ sql }: Engine, { subject_id }: DeliveryRow): Compilable[] {
    return [sql.updateTable('transcript').set({ email: '' }).where('id', '=', transcriptOf(subject_id))]
  }
}

const transcriptOf = (subject: string) => subject.split(':')[1] ?? ''
