import { randomUUID } from 'node:crypto'
import { chatMessages } from '#lib/assistant/messages'
import { forgetHolder } from '#lib/chat/answer-links/holder'
import { endLinks } from '#lib/chat/answer-links/links'
import { appendMessage } from '#lib/chat/append-message'
import { endWait } from '#lib/chat/person-waits'
import { askForRating } from '#lib/chat/rating'
import { closedEvent, tellsChatEvents } from '#lib/chat/webhook/chat-events'
import { environment } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

interface Ended {
  conversationId: string
  language: Locale
  now: number
}

/** A person is done: the assistant has it, the visitor hears so and is asked once; links end. Caller holds `chat:<id>`. */
export function endConversation(sql: Sql, { conversationId, language, now }: Ended): readonly Query[] {
  const mark = randomUUID()
  return [
    ...appendMessage(sql, {
      conversationId,
      author: 'system',
      body: { type: 'text', text: chatMessages[language].ChatHandOver.left },
      now,
      mark,
      still: (row) => row('state', 'in', ['human', 'waiting']),
      set: { state: 'bot', waiting_since: null },
    }),
    ...(tellsChatEvents(environment()) ? [closedEvent(sql, { conversationId, now, mark })] : []),
    ...askForRating(sql, { conversationId, language, now, by: 'operator', after: mark }),
    endWait(sql, { conversationId, by: 'closed', now }),
    endLinks(sql, { conversationId, by: 'closed', now }),
    forgetHolder(sql, conversationId),
  ]
}
