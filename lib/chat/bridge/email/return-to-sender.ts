import { returnedEmail } from '#lib/chat/bridge/email/chat-email'
import type { OperatorMailSettings } from '#lib/chat/bridge/email/operator-mailer'
import type { Answer } from '#lib/chat/bridge/email/read-answer'
import type { ReplyAddresses } from '#lib/chat/bridge/email/reply-address'
import { findConversation } from '#lib/chat/conversation'
import { sendEmail } from '#lib/outbound/smtp'
import type { Engine } from '#lib/store/engine'

/** Tells an operator by email, once, that the visitor does not see their answer, since it was empty or too large. */
export function returnToSender({ smtp, from }: Pick<OperatorMailSettings, 'smtp' | 'from'>, addresses: ReplyAddresses) {
  return async (engine: Engine, answer: Extract<Answer, { kind: 'empty' }>, why: 'empty' | 'too_large') => {
    const { conversationId, from: operator, messageId } = answer
    // After a restore the store may not know the conversation.
    if (!(await findConversation(engine, conversationId))) return
    await sendEmail(smtp, {
      ...returnedEmail(why),
      from,
      to: [operator],
      replyTo: addresses.of(conversationId),
      inReplyTo: messageId,
      references: [messageId],
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
  }
}
