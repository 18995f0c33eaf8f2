import { chatMessages } from '#lib/assistant/messages'
import type { MessageBody } from '#lib/chat/message'
import { limits } from '#lib/forms/limits'
import type { Locale } from '#lib/i18n/locales'

/** The message form with the text filled in, opened by a sentence that says why. */
export function board(
  text: string,
  language: Locale,
  opening = chatMessages[language].ChatReplies.board,
): MessageBody[] {
  const prefill = [...text.trim()].slice(0, limits.board.content).join('')
  return [{ type: 'board', text: opening, prefill }]
}
