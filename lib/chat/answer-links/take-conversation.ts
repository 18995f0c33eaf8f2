import { randomUUID } from 'node:crypto'
import { sql as raw, type SqlBool } from 'kysely'
import { chatMessages } from '#lib/assistant/messages'
import { stillWorks } from '#lib/chat/answer-links/links'
import { appendMessage } from '#lib/chat/append-message'
import { notify } from '#lib/chat/hub'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { writeToChat } from '#lib/chat/write-to-chat'
import type { AnswerLinkRow, ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

interface Taking {
  conversation: ConversationRow
  link: AnswerLinkRow
  device: string
  name: string
  /** When the holder that the caller saw took it, 0 for none. If the holder has changed since, nothing happens. */
  over: number
  now: number
}

/** "I’ll take it": the conversation has a person, named to others with links; the visitor learns of it once. */
export async function takeConversation(engine: Engine, { conversation, link, ...taking }: Taking): Promise<void> {
  const { device, name, over, now } = taking
  const { sql } = engine
  const { id } = conversation
  const language = await visitorLanguage(engine, conversation)
  const hasIt = raw<SqlBool>`exists (select 1 from answer_holder
    where conversation_id = ${id} and device = ${device} and taken_at = cast(${now} as bigint))`
  await writeToChat(engine, id, [
    raw`
        insert into answer_holder (conversation_id, device, name, taken_at, seen_at)
        select id, ${device}, ${name}, cast(${now} as bigint), cast(${now} as bigint) from conversation
        where id = ${id} and ${stillWorks(sql, link, now)} and (state <> 'human' or cast(${over} as bigint) =
          coalesce((select taken_at from answer_holder where conversation_id = ${id}), 0))
        on conflict (conversation_id) do update set device = excluded.device, name = excluded.name,
          taken_at = excluded.taken_at, seen_at = excluded.seen_at`.compile(sql),
    ...appendMessage(sql, {
      conversationId: id,
      author: 'system',
      body: { type: 'text', text: chatMessages[language].ChatHandOver.joined },
      now,
      mark: randomUUID(),
      still: (row) => row.and([row('state', '!=', 'human'), hasIt]),
      set: { state: 'human', waiting_since: null },
    }),
  ])
  notify(id)
}
