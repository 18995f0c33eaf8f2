import { chatMessages } from '#lib/assistant/messages'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** The entry that tells how to reach a person. */
export const personSlug = 'person'

/** Whether what was asked for is a person. */
export function isForPerson(replies: readonly MessageBody[]): boolean {
  return replies.some((reply) => reply.type === 'answer' && reply.answer_id === personSlug)
}

/** What somebody angry is told: that we are sorry, the way to a person, and the one sure answer to what they ask besides. */
export function sorryFirst([answer, ...more]: readonly MessageBody[], language: Locale): MessageBody[] {
  const isSure =
    answer?.type === 'answer' && more.length === 0 && answer.answer_id !== personSlug && answer.offer !== 'board'
  const { insult: sorry } = chatMessages[language].ChatTalk
  return [{ type: 'answer', text: sorry, answer_id: personSlug, offer: 'callback' }, ...(isSure ? [answer] : [])]
}
