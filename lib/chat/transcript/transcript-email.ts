import { chatMessages } from '#lib/assistant/messages'
import type { Message } from '#lib/chat/message'
import { dayAndTime } from '#lib/chat/office-time'
import type { Locale } from '#lib/i18n/locales'

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
export function transcriptEmail({ language, messages, zone, retentionDays }: TranscriptEmail): {
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
