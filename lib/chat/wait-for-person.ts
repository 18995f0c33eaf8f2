import { chatMessages } from '#lib/assistant/messages'
import { board } from '#lib/assistant/replies/board'
import type { MessageBody } from '#lib/chat/message'
import { type Away, awayText } from '#lib/chat/presence'
import type { Locale } from '#lib/i18n/locales'

/** What the assistant says when people read along and one was asked for. */
export function waitForPerson(language: Locale): MessageBody[] {
  return [{ type: 'text', text: chatMessages[language].ChatReplies.waiting }]
}

/** What it says when nobody is there to ask for: when they are, and the board with what was asked before. */
export function nobodyIsThere(away: Away, asked: string, language: Locale): MessageBody[] {
  return board(asked, language, awayText(away, language))
}
