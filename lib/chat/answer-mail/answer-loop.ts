import { answerEmail, answerMessageId } from '#lib/chat/answer-mail/answer-email'
import { answerOfSubject } from '#lib/chat/answer-mail/answer-job'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { findConversation } from '#lib/chat/conversation'
import { messageOf } from '#lib/chat/message'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { answerSink } from '#lib/chat/visitor-mail'
import { cancelGivenUp, claim, recordOutcome, sinksWithWork } from '#lib/delivery/queue'
import { WorkLoop } from '#lib/delivery/work-loop'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

const atOnce = 4

interface Options {
  store: () => Promise<Engine>
  smtp: string
  from: string
  replyTo: string | undefined
  /** The public address of the site, once it has one. */
  site: string | undefined
  timeScale: number
}

/** Brings people's answers by mail to visitors who left an address and have not read them in the window. */
export class AnswerLoop extends WorkLoop {
  readonly #options: Options

  constructor(options: Options) {
    super({
      store: options.store,
      onFault: (error) => log('warn', 'answer-mail.fault', { reason: reasonOf(error) }),
      looksAgain: false,
    })
    this.#options = options
  }

  protected override async look(engine: Engine): Promise<void> {
    const { timeScale } = this.#options
    const { owner } = this
    while (!this.isStopped) {
      const now = Date.now()
      if ((await sinksWithWork(engine, [answerSink], now)).length === 0) return
      for (const delivery of await claim(engine, { sink: answerSink, owner, limit: atOnce, now, timeScale })) {
        const startedAt = Date.now()
        const outcome = await this.#send(engine, delivery)
        const state = await recordOutcome(engine, { delivery, owner, outcome, startedAt, now: Date.now(), timeScale })
        // The address is the visitor's own writing: there is nothing that a person could mend.
        if (state === 'dead') await cancelGivenUp(engine, delivery.id)
        count('orca_chat_answer_mails_total', { outcome: outcome.kind })
        if (state !== 'delivered') log('warn', `answer-mail.${state}`, { delivery: delivery.id, code: outcome.code })
      }
    }
  }

  async #send(engine: Engine, { subject_id }: DeliveryRow): Promise<Outcome> {
    const { smtp, from, replyTo, site, timeScale } = this.#options
    const { conversationId, seq } = answerOfSubject(subject_id)
    const conversation = await findConversation(engine, conversationId)
    const to = conversation && (await leftAddress(engine, conversationId))
    const messages = engine.sql.selectFrom('message').selectAll().where('conversation_id', '=', conversationId)
    const [row] = await engine.read(messages.where('seq', '=', seq).compile())
    if (!conversation || !to || !row) return { kind: 'dead', code: 'ERASED' }
    if (conversation.read_seq >= seq) return { kind: 'delivered', code: 'READ' }
    const language = await visitorLanguage(engine, conversation)
    return sendEmail(
      { url: smtp, timeScale },
      {
        ...answerEmail({ text: messageOf(row).text, language, site }),
        from,
        to: [to],
        ...(replyTo ? { replyTo } : {}),
        messageId: answerMessageId(subject_id, from),
        headers: { 'Content-Language': language },
      },
    )
  }
}
