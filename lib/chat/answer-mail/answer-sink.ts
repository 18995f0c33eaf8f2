import { chatMessages } from '#lib/assistant/messages'
import { leftAddress } from '#lib/chat/answer-mail/left-address'
import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { findConversation } from '#lib/chat/conversation'
import { messageOf } from '#lib/chat/message'
import { findMessage } from '#lib/chat/read-messages'
import { answerSink } from '#lib/chat/sinks'
import { visitorLanguage } from '#lib/chat/visitor-language'
import type { Settings } from '#lib/config/settings'
import type { SubjectSink } from '#lib/delivery/sinks/sink'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { hiddenMessageId, sendEmail } from '#lib/outbound/smtp'

/** Answers by mail, if it is set, to visitors who left an address and have not read them in the window. */
export function answerSinks(settings: Settings): SubjectSink[] {
  const { SMTP_URL: url, MAIL_FROM: from, EMAIL_SALES: replyTo, SITE_URL: site } = settings
  if (!url || !from) return []
  return [
    {
      name: answerSink,
      isForVisitors: true,
      async sendSubject({ engine, subjectId }) {
        const { conversationId, seq } = messageOfSubject(subjectId)
        const conversation = await findConversation(engine, conversationId)
        const to = conversation && (await leftAddress(engine, conversationId))
        const row = await findMessage(engine, conversationId, seq)
        if (!conversation || !to || !row) return { kind: 'dead', code: 'ERASED' }
        if (conversation.read_seq >= seq) return { kind: 'delivered', code: 'READ' }
        const language = await visitorLanguage(engine, conversation)
        return sendEmail(url, {
          ...answerEmail({ text: messageOf(row).text, language, site }),
          from,
          to: [to],
          ...(replyTo ? { replyTo } : {}),
          messageId: hiddenMessageId(subjectId, from),
          headers: { 'Content-Language': language },
        })
      },
    },
  ]
}

/** A person's answer as an email, without the visitor's words, since the address may be another person's. */
export function answerEmail({ text, language, site }: { text: string; language: Locale; site: string | undefined }): {
  subject: string
  text: string
} {
  const { subject, intro, goOn, end } = chatMessages[language].ChatAnswerMail
  const foot = [...(site ? [formatMessage(goOn, { site })] : []), end].join('\n')
  return { subject, text: [intro, text, '——', foot].join('\n\n') }
}
