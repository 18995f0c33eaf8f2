import { answerEmail, answerMessageId } from '#lib/chat/answer-mail/answer-email'
import { answerOfSubject } from '#lib/chat/answer-mail/answer-job'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { findConversation } from '#lib/chat/conversation'
import { messageOf } from '#lib/chat/message'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { answerSink } from '#lib/chat/visitor-mail'
import { VisitorMailLoop, type VisitorMailOptions } from '#lib/chat/visitor-mail-loop'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

interface Options extends VisitorMailOptions {
  replyTo: string | undefined
  /** The public address of the site, once it has one. */
  site: string | undefined
}

/** Brings people's answers by mail to visitors who left an address and have not read them in the window. */
export class AnswerLoop extends VisitorMailLoop {
  readonly #options: Options

  constructor(options: Options) {
    super(options, { sink: answerSink, counter: 'orca_chat_answer_mails_total' })
    this.#options = options
  }

  protected override async send(engine: Engine, { subject_id }: DeliveryRow): Promise<Outcome> {
    const { smtp, from, replyTo, site, timeScale } = this.#options
    const { conversationId, seq } = answerOfSubject(subject_id)
    const conversation = await findConversation(engine, conversationId)
    const to = conversation && (await leftAddress(engine, conversationId))
    const messages = engine.sql.selectFrom('message').selectAll().where('conversation_id', '=', conversationId)
    const [row] = await engine.read(messages.where('seq', '=', seq))
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
