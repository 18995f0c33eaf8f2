import { chatRetentionMs } from '#lib/chat/limits'
import { messageOf } from '#lib/chat/message'
import { defaultZone } from '#lib/chat/presence'
import { messagesOf } from '#lib/chat/read-messages'
import { transcriptSink } from '#lib/chat/sinks'
import { transcriptEmail } from '#lib/chat/transcript/transcript-email'
import type { Settings } from '#lib/config/settings'
import type { SubjectSink } from '#lib/delivery/sinks/sink'
import { hiddenMessageId, sendEmail } from '#lib/outbound/smtp'

/** The last messages of a conversation that an email contains. */
const mostMessages = 500
const dayMs = 86_400_000

const transcriptOf = (subject: string) => subject.split(':')[1] ?? ''

/** Conversations by mail, if it is set, to the visitors who asked for them. */
export function transcriptSinks(settings: Settings): SubjectSink[] {
  const { SMTP_URL: url, MAIL_FROM: from, CHAT_HOURS } = settings
  if (!url || !from) return []
  return [
    {
      name: transcriptSink,
      isForVisitors: true,
      async sendSubject({ engine: { sql, read }, subjectId }) {
        const id = transcriptOf(subjectId)
        const [transcript] = await read(sql.selectFrom('transcript').selectAll().where('id', '=', id))
        if (!transcript?.email) return { kind: 'dead', code: 'ERASED' }
        const { conversation_id, email, language, until_seq } = transcript
        const messages = messagesOf(sql, conversation_id)
        const rows = await read(messages.where('seq', '<=', until_seq).orderBy('seq', 'desc').limit(mostMessages))
        return sendEmail(url, {
          ...transcriptEmail({
            language,
            zone: CHAT_HOURS?.zone ?? defaultZone,
            retentionDays: Math.round(chatRetentionMs / dayMs),
            messages: rows.toReversed().map(messageOf),
          }),
          from,
          to: [email],
          messageId: hiddenMessageId(id, from),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        })
      },
      // Where it went is not kept: limits count its hash.
      forget: (sql, subjectId) =>
        sql.updateTable('transcript').set({ email: '' }).where('id', '=', transcriptOf(subjectId)),
    },
  ]
}
