import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { InboundEvent } from '#lib/chat/bridge/bridge'
import { findLinked, knownMessages } from '#lib/chat/bridge/links'
import { editMessage } from '#lib/chat/edit-message'
import { typingHint } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { bodyText } from '#lib/chat/message'
import { unstorable } from '#lib/forms/patterns'
import type { Engine } from '#lib/store/engine'

/** An operator's words as they can be kept and shown: text, no longer than a visitor's. */
function storableText(text: string): string {
  const plain = text.replace(new RegExp(unstorable, 'gu'), '\ufffd').replace(/\r\n?/g, '\n').normalize('NFC')
  return [...plain].slice(0, chatLimits.text).join('')
}

async function write(engine: Engine, conversationId: string, queries: Parameters<Engine['write']>[0]): Promise<void> {
  const hint = engine.hint(conversationId)
  await engine.write([...queries, ...(hint ? [hint] : [])], { lockKeys: `chat:${conversationId}` })
}

/**
 * Keeps what people did. The same message twice is one message: its name in their system is kept in the same commit.
 * Gives back the conversation that changed, if it is one of ours.
 */
export async function receive(
  engine: Engine,
  bridge: string,
  event: InboundEvent,
  now: number,
): Promise<string | undefined> {
  const link = await findLinked(engine, bridge, event.externalConversation)
  if (!link || link.contact !== event.contact) return undefined
  const { sql } = engine
  const id = link.conversation_id
  const touched = sql.updateTable('conversation').where('id', '=', id)
  if (event.kind === 'typing') {
    // Kept nowhere; other processes hear of it where the store can pass on a hint.
    const hint = engine.hint(typingHint(id))
    if (hint) await engine.write([hint])
    return id
  }
  if (event.kind === 'resolved') {
    await write(engine, id, [touched.set({ state: 'bot', waiting_since: null, touched_at: now }).compile()])
    return id
  }
  const { externalId } = event
  const body = bodyText({ type: 'text', text: storableText(event.text) })
  const known = (await knownMessages(engine, bridge, id)).get(externalId)
  if (known !== undefined) {
    if (event.kind === 'edited') await editMessage(engine, { id, seq: known, author: 'operator', body, now })
    return id
  }
  const mark = randomUUID()
  const theSame = sql
    .selectFrom('bridge_message')
    .select('seq')
    .where('bridge', '=', bridge)
    .where('external_id', '=', externalId)
  await write(engine, id, [
    touched
      .set({
        last_seq: raw<number>`last_seq + 1`,
        last_write: mark,
        touched_at: now,
        state: 'human',
        waiting_since: null,
      })
      .where(({ not, exists }) => not(exists(theSame)))
      .compile(),
    raw`insert into message (conversation_id, seq, client_id, author, body, reply_to, rev, revision, address, created_at)
      select id, last_seq, null, 'operator', ${body}, null, 0, 0, '', ${now}
      from conversation where id = ${id} and last_write = ${mark}`.compile(sql),
    raw`insert into bridge_message (bridge, external_id, conversation_id, seq)
      select ${bridge}, ${externalId}, id, last_seq
      from conversation where id = ${id} and last_write = ${mark}`.compile(sql),
  ])
  return id
}
