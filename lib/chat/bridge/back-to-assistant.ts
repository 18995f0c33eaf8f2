import { randomUUID } from 'node:crypto'
import { appendMessage, type Still } from '#lib/chat/append-message'
import { notify } from '#lib/chat/hub'
import type { StoredBody } from '#lib/chat/message'
import { writeToChat } from '#lib/chat/write-to-chat'
import { limits } from '#lib/forms/limits'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine, Query } from '#lib/store/engine'

interface Change {
  /** Whether it is still so; asked in the transaction, so that it is done once. */
  still: Still
  degraded?: 1
  /** The assistant's message, with and without words of the visitor for the message form. */
  text: { withPrefill: string; withoutPrefill: string }
  /** The visitor's words to fill into the message form. */
  visitorText: string
  now: number
  also?: readonly Query[]
}

/** Nobody comes: the assistant has the conversation again and offers the message board with the visitor's words. */
export async function backToAssistant(engine: Engine, id: ConversationRow['id'], change: Change): Promise<void> {
  const { still, degraded, text, visitorText, now, also = [] } = change
  const { sql } = engine
  const prefill = [...visitorText].slice(0, limits.board.content).join('')
  const body: StoredBody = { type: 'board', text: prefill.trim() ? text.withPrefill : text.withoutPrefill, prefill }
  const [changed] = await writeToChat(engine, id, [
    ...appendMessage(sql, {
      conversationId: id,
      author: 'bot',
      body,
      now,
      mark: randomUUID(),
      still,
      set: { state: 'bot', waiting_since: null, ...(degraded ? { degraded } : {}) },
    }),
    ...also,
  ])
  if (changed.length > 0) notify(id)
}
