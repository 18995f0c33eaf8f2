import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql as raw } from 'kysely'
import { chatMessages } from '#lib/assistant/messages'
import { appendMessage } from '#lib/chat/append-message'
import type { InboundEvent } from '#lib/chat/bridge/bridge'
import { findLinked, knownMessages } from '#lib/chat/bridge/bridge-links'
import { withCannedAnswers } from '#lib/chat/canned-answers'
import { findConversation } from '#lib/chat/conversation'
import { editMessage } from '#lib/chat/edit-message'
import { typingHint } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { bodyText, type StoredBody } from '#lib/chat/message'
import { askForRating } from '#lib/chat/rating'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { unstorable } from '#lib/forms/patterns'
import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** An operator's words as they can be kept and shown: text, no longer than a visitor's, with what its codes stand for. */
function storableText(text: string, language: Locale): string {
  const plain = text.replace(new RegExp(unstorable, 'gu'), '\ufffd').replace(/\r\n?/g, '\n').normalize('NFC')
  return withCannedAnswers([...plain].slice(0, chatLimits.text).join(''), language)
}

async function write(engine: Engine, conversationId: string, queries: Parameters<Engine['write']>[0]): Promise<void> {
  const hint = engine.hint(conversationId)
  await engine.write([...queries, ...(hint ? [hint] : [])], { lockKeys: `chat:${conversationId}` })
}

/**
 * Keeps what people did. The same message twice is one message: its name in their system is kept in the same commit.
 * Gives back the conversation that changed, if it is one of ours.
 */
export async function receiveOperatorEvent(
  engine: Engine,
  bridge: string,
  event: InboundEvent,
  now: number,
): Promise<string | undefined> {
  const link = await findLinked(engine, bridge, event.externalConversation)
  if (!link || link.contact !== event.contact) return undefined
  const { sql } = engine
  const id = link.conversation_id
  if (event.kind === 'typing') {
    // Kept nowhere; other processes hear of it where the store can pass on a hint.
    const hint = engine.hint(typingHint(id))
    if (hint) await engine.write([hint])
    return id
  }
  const conversation = await findConversation(engine, id)
  if (!conversation) return undefined
  const language = await visitorLanguage(engine, conversation)
  const { joined, left } = chatMessages[language].ChatHandOver
  const mark = randomUUID()
  if (event.kind === 'resolved') {
    const gone = appendMessage(sql, {
      conversationId: id,
      author: 'system',
      body: { type: 'text', text: left },
      now,
      mark,
      still: (row) => row('state', 'in', ['human', 'waiting']),
      set: { state: 'bot', waiting_since: null },
    })
    const asking = askForRating(sql, { conversationId: id, language, now, by: 'operator', after: mark })
    await write(engine, id, [...gone, ...asking])
    return id
  }
  const { externalId } = event
  const body: StoredBody = { type: 'text', text: storableText(event.text, language) }
  const known = (await knownMessages(engine, bridge, id)).get(externalId)
  if (known !== undefined) {
    if (event.kind === 'edited')
      await editMessage(engine, { id, seq: known, author: 'operator', body: bodyText(body), now })
    return id
  }
  const isNew = (row: ExpressionBuilder<Tables, 'conversation'>) =>
    row.not(
      row.exists(
        sql
          .selectFrom('bridge_message')
          .select('seq')
          .where('bridge', '=', bridge)
          .where('external_id', '=', externalId),
      ),
    )
  const said = { conversationId: id, now, set: { state: 'human' as const, waiting_since: null } }
  await write(engine, id, [
    // The visitor learns once that a person has the conversation now.
    ...appendMessage(sql, {
      ...said,
      author: 'system',
      body: { type: 'text', text: joined },
      mark: randomUUID(),
      still: (row) => row.and([row('state', '!=', 'human'), isNew(row)]),
    }),
    ...appendMessage(sql, { ...said, author: 'operator', body, mark, still: isNew }),
    raw`insert into bridge_message (bridge, external_id, conversation_id, seq)
      select ${bridge}, ${externalId}, id, last_seq
      from conversation where id = ${id} and last_write = ${mark}`.compile(sql),
  ])
  return id
}
