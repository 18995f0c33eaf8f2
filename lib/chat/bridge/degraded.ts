import { chatMessages } from '#lib/assistant/messages'
import { backToAssistant } from '#lib/chat/bridge/back-to-assistant'
import { findUndelivered } from '#lib/chat/bridge/undelivered-messages'
import { notify } from '#lib/chat/hub'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** People were not reached for a day (READ-14): says so once, with the board; the assistant answers until they are back. */
export async function degrade(engine: Engine, { id, language }: ConversationRow, now: number): Promise<void> {
  const undelivered = await findUndelivered(engine, id)
  const { unreachable, unreachableNoText } = chatMessages[language].ChatReplies
  await backToAssistant(engine, id, {
    still: (conversation) => conversation('degraded', '=', 0),
    degraded: 1,
    text: { withPrefill: unreachable, withoutPrefill: unreachableNoText },
    visitorText: undelivered?.text ?? '',
    now,
  })
}

/** People are back. */
export async function restore(engine: Engine, id: string, now: number): Promise<void> {
  const [changed] = await engine.write(
    [
      engine.sql
        .updateTable('conversation')
        .set({ degraded: 0, touched_at: now })
        .where('id', '=', id)
        .where('degraded', '=', 1)
        .returning('id'),
    ],
    { hints: [id] },
  )
  if (changed.length > 0) notify(id)
}
