import { chatMessages } from '#lib/assistant/messages'
import { chatRetentionMs } from '#lib/chat/limits'
import { type Message, messageOf } from '#lib/chat/message'
import { dayAndTime } from '#lib/chat/office-time'
import { defaultZone } from '#lib/chat/presence'
import { messagesOf } from '#lib/chat/read-messages'
import { transcriptSink } from '#lib/chat/sinks'
import type { Settings } from '#lib/config/settings'
import type { SubjectSink } from '#lib/delivery/sinks/sink'
import type { Locale } from '#lib/i18n/locales'
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

/** Web and email addresses, written out or bare. */
const addresses =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?:\/\S*)?/giu

interface TranscriptEmail {
  language: Locale
  messages: readonly Message[]
  /** The clocks that its times are of. */
  zone: string
  retentionDays: number
}

/** A conversation as an email. The receiver may be a stranger: addresses in the visitor's words are left out. */
function transcriptEmail({ language, messages, zone, retentionDays }: TranscriptEmail): {
  subject: string
  text: string
} {
  const labels = chatMessages[language].ChatTranscript
  const said = messages.flatMap((message) => {
    const { author, type, text, created_at } = message
    const source = type === 'answer' ? message.source : undefined
    if (type === 'rating') return []
    if (author === 'system') return [`—— ${text}`]
    const own = author === 'visitor' ? text.replace(addresses, labels.address) : text
    const foot = source ? `\n${source.title}: ${source.url}` : ''
    return [`${labels[author]} · ${dayAndTime(created_at, zone, language)}\n${own}${foot}`]
  })
  const end = labels.end.replace('{days}', String(retentionDays))
  return { subject: labels.subject, text: [labels.intro, ...said, '——', end].join('\n\n') }
}
