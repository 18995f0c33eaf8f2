import { knowledge, spelling } from '#lib/assistant/knowledge'
import { chatMessages } from '#lib/assistant/messages'
import { personSlug } from '#lib/assistant/replies/person-wanted'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** Boats counted by the finder's rules need no model. */
const isCounted = ({ text }: MessageBody, language: Locale) => text.endsWith(chatMessages[language].ChatFleet.next)

/**
 * Whether a model may word the answer to a text: not talk, not where our own rules counted boats or answered several
 * questions, not a question of ours word by word, and not where a person is asked for.
 * @param local what our own rules say to it
 */
export function isForModel(text: string, language: Locale, [only, more]: readonly MessageBody[]): boolean {
  // Buttons beside an answer are its way out; the model's own answer needs none.
  const hasMore = more !== undefined && more.type !== 'suggestions'
  if (!only || hasMore || only.type === 'text' || isCounted(only, language)) return false
  if (only.type === 'answer' && only.answer_id === personSlug) return false
  return !knowledge(language).exact.has(spelling(text))
}
