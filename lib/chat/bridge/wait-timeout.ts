import { chatMessages } from '#lib/assistant/messages'
import { backToAssistant } from '#lib/chat/bridge/back-to-assistant'
import { messageOf } from '#lib/chat/message'
import { awayText } from '#lib/chat/presence'
import { presenceNow } from '#lib/chat/presence-now'
import { messagesOf } from '#lib/chat/read-messages'
import { timeScale } from '#lib/config/environment'
import type { Engine } from '#lib/store/engine'
import { repeat } from '#lib/store/repeat'

const atOnce = 50

/** The visitor's messages after a time. */
export async function saidAfter({ sql, read }: Engine, id: string, after: number): Promise<string> {
  const said = messagesOf(sql, id).where('author', '=', 'visitor')
  const rows = await read(said.where('created_at', '>', after).orderBy('seq').limit(atOnce))
  return rows.map((row) => messageOf(row).text).join('\n\n')
}

/** Hands visitors who waited too long for a person back to the assistant, with the message form. */
export async function endExpiredWaits(engine: Engine, patienceMs: number, now: number): Promise<void> {
  const { sql } = engine
  const waiting = sql
    .selectFrom('conversation')
    .selectAll()
    .where('waiting_since', '<=', now - patienceMs)
  const conversations = await engine.read(waiting.limit(atOnce))
  if (conversations.length === 0) return
  const presence = await presenceNow(engine)
  for (const conversation of conversations) {
    const { nobodyCame, nobodyCameNoText } = chatMessages[conversation.language].ChatReplies
    // Office hours ended while they waited: then it is no matter of minutes.
    const away = presence.kind === 'away' ? awayText(presence, conversation.language) : undefined
    await backToAssistant(engine, conversation.id, {
      still: (row) => row.and([row('state', '=', 'waiting'), row('waiting_since', '=', conversation.waiting_since)]),
      text: { withPrefill: away ?? nobodyCame, withoutPrefill: away ?? nobodyCameNoText },
      // The request for a person itself is left out.
      visitorText: await saidAfter(engine, conversation.id, conversation.waiting_since ?? 0),
      now,
    })
  }
}

const lookEveryMs = 10_000

/** Looks repeatedly for visitors who waited too long. Returns how to stop. */
export function startWaitTimeout(patienceMs: number): () => Promise<void> {
  const look = (engine: Engine, now: number) => endExpiredWaits(engine, patienceMs, now)
  return repeat(look, { everyMs: lookEveryMs * timeScale(), fault: 'chat.waiting_not_ended' })
}
