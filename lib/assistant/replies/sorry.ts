import { chatMessages } from '#lib/assistant/messages'
import { personSlug } from '#lib/assistant/replies/person-wanted'
import { isDoubtful } from '#lib/assistant/replies/reply-bodies'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/**
 * What somebody angry is told: that we are sorry and the way to a person first, then what surely answers what they ask
 * besides; a guess would only make it worse.
 */
export function sorryFirst(replies: readonly MessageBody[], language: Locale): MessageBody[] {
  const [answer] = replies.filter(
    (reply) => reply.type === 'answer' && reply.answer_id !== personSlug && !isDoubtful(reply, language),
  )
  const { insult: sorry } = chatMessages[language].ChatTalk
  return [{ type: 'answer', text: sorry, answer_id: personSlug, offer: 'callback' }, ...(answer ? [answer] : [])]
}
