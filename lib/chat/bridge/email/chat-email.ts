import { chatMessages } from '#lib/assistant/messages'
import { answerMark } from '#lib/chat/bridge/email/answer-mark'
import type { Message } from '#lib/chat/message'
import { ratingNote } from '#lib/chat/rating'
import { signedUserText } from '#lib/chat/signed-user'
import type { SignedUser } from '#lib/chat/user-token'
import type { Locale } from '#lib/i18n/locales'
import { headerText } from '#lib/outbound/smtp'
import type { Rating } from '#lib/protocol/widget-messages'

/** The email to an operator whose answer cannot be shown, in both languages, since we know only an address. */
export function returnedEmail(why: 'empty' | 'too_large'): { subject: string; text: string } {
  const [zh, en] = [chatMessages.zh.ChatEmail, chatMessages.en.ChatEmail]
  return { subject: `${zh.returned} / ${en.returned}`, text: [answerMark, zh[why], en[why]].join('\n\n') }
}

interface ChatEmail {
  language: Locale
  site: string
  user?: SignedUser | undefined
  /** The visitor's first words; every email of a conversation has them as its subject. */
  question: string
  isFirst: boolean
  messages: readonly Message[]
  /** The host page's context of the last message. */
  context: Readonly<Record<string, unknown>>
}

const longestSubject = 60

/** Mail programs that write flowed text take a line that ends in a space for the beginning of the next one. */
const withoutTrailingBlanks = (text: string) => text.replace(/[^\S\n]+$/gm, '')

const subjectOf = (question: string, language: Locale) =>
  chatMessages[language].ChatEmail.subject.replace('{text}', () => headerText(question).slice(0, longestSubject))

/** A visitor's rating, for people who answer by mail. */
export function ratingEmail({
  language,
  question,
  rating,
}: Pick<ChatEmail, 'language' | 'question'> & { rating: Rating }) {
  const { verdict, comment } = ratingNote(rating, language)
  const note = `${chatMessages[language].ChatRating.note}: ${verdict}`
  return {
    subject: `Re: ${subjectOf(question, language)}`,
    text: withoutTrailingBlanks([answerMark, note, comment].join('\n\n').trim()),
  }
}

/** Messages since the last email, for people who answer by mail. */
export function chatEmail({ language, site, user, question, isFirst, messages, context }: ChatEmail) {
  const { ChatEmail: labels } = chatMessages[language]
  const subject = subjectOf(question, language)
  // Notes to the visitor about the team, and the question at the end, are left out.
  const said = messages.flatMap(({ author, type, text }) =>
    author === 'system' || type === 'rating' ? [] : [`${labels[author]}:\n${text}`],
  )
  const signed = user ? [`${labels.user}: ${signedUserText(user)}`] : []
  const facts = [
    `${labels.site}: ${site}`,
    ...signed,
    ...Object.entries(context).map(([name, value]) => `${name}: ${value}`),
  ]
  const text = [answerMark, isFirst ? labels.first : labels.again, ...said, facts.map(headerText).join('\n')].join(
    '\n\n',
  )
  return { subject: isFirst ? subject : `Re: ${subject}`, text: withoutTrailingBlanks(text) }
}
