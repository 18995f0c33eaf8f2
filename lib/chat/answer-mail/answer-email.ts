import { createHash } from 'node:crypto'
import { chatMessages } from '#lib/assistant/messages'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** A person's answer as an email, without the visitor's own words: the address may be somebody else's. */
export function answerEmail({ text, language, site }: { text: string; language: Locale; site: string | undefined }): {
  subject: string
  text: string
} {
  const { subject, intro, goOn, end } = chatMessages[language].ChatAnswerMail
  const foot = [...(site ? [formatMessage(goOn, { site })] : []), end].join('\n')
  return { subject, text: [intro, text, '——', foot].join('\n\n') }
}

/** A name of the email that tells nothing of the conversation. */
export const answerMessageId = (subject: string, from: string) =>
  `<${createHash('sha256').update(subject).digest('hex').slice(0, 32)}@${from.split('@').at(-1)}>`
