import { randomUUID } from 'node:crypto'
import { sql as raw, type SqlBool } from 'kysely'
import { chatMessages } from '#lib/assistant/messages'
import { stillWorks, workingLinks } from '#lib/chat/answer-links/links'
import { appendMessage } from '#lib/chat/append-message'
import { notify } from '#lib/chat/hub'
import { visitorLanguage } from '#lib/chat/visitor-language'
import type { Engine } from '#lib/store/engine'
import type { AnswerLinkRow, ConversationRow } from '#lib/store/tables'

interface Taking {
  conversation: ConversationRow
  link: AnswerLinkRow
  name: string
  /** When whoever is seen to have it took it; 0: nobody is. Where that has changed meanwhile, nothing happens. */
  over: number
  now: number
}

/**
 * "I take it": the conversation has a person, whom the others with links see by name; the visitor learns once that a
 * person is there. They wait for that person's words on.
 */
export async function takeConversation(engine: Engine, { conversation, link, ...taking }: Taking): Promise<void> {
  const { name, over, now } = taking
  const { sql } = engine
  const { id } = conversation
  const language = await visitorLanguage(engine, conversation)
  const taken = workingLinks(sql, id, now).select(({ fn }) => fn.max('taken_at').as('at'))
  const hasIt = raw<SqlBool>`exists (select 1 from answer_link
    where token_hash = ${link.token_hash} and taken_at = cast(${now} as bigint))`
  const hint = engine.hint(id)
  await engine.write(
    [
      raw`
        update answer_link set name = ${name}, taken_at = cast(${now} as bigint)
        where token_hash = ${link.token_hash} and ${stillWorks(sql, link, now)}
          and exists (select 1 from conversation where id = ${id}
            and (state <> 'human' or coalesce(${taken}, 0) = cast(${over} as bigint)))`.compile(sql),
      ...appendMessage(sql, {
        conversationId: id,
        author: 'system',
        body: { type: 'text', text: chatMessages[language].ChatHandOver.joined },
        now,
        mark: randomUUID(),
        still: (row) => row.and([row('state', '!=', 'human'), hasIt]),
        set: { state: 'human', waiting_since: null },
      }),
      ...(hint ? [hint] : []),
    ],
    { lockKeys: `chat:${id}` },
  )
  notify(id)
}
