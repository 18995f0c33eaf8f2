import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import { unheardOf } from '#lib/chat/bridge/unheard'
import { tell } from '#lib/chat/hub'
import { bodyText } from '#lib/chat/message'
import { chatWords } from '#lib/chat/words'
import { limits } from '#lib/leads/forms/limits'
import type { Engine } from '#lib/store/engine'
import type { ConversationRow } from '#lib/store/tables'

/**
 * People have not been reached for a day (decision 14): the conversation says so, the assistant answers again, and it
 * offers the message board with what nobody got. Once, until people are back.
 */
export async function degrade(engine: Engine, { id, language }: ConversationRow, now: number): Promise<void> {
  const { sql } = engine
  const unheard = await unheardOf(engine, id)
  const prefill = [...(unheard?.text ?? '')].slice(0, limits.board.content).join('')
  const body = bodyText({ type: 'board', text: chatWords[language].ChatReplies.unreachable, prefill })
  const mark = randomUUID()
  const hint = engine.hint(id)
  const [changed] = await engine.write(
    [
      sql
        .updateTable('conversation')
        .set({ degraded: 1, state: 'bot', last_seq: raw<number>`last_seq + 1`, last_write: mark, touched_at: now })
        .where('id', '=', id)
        .where('degraded', '=', 0)
        .returning('id')
        .compile(),
      raw`insert into message (conversation_id, seq, client_id, author, body, reply_to, rev, revision, address, created_at)
        select id, last_seq, null, 'bot', ${body}, null, 0, 0, '', cast(${now} as bigint)
        from conversation where id = ${id} and last_write = ${mark}`.compile(sql),
      ...(hint ? [hint] : []),
    ],
    { oneAtATime: `chat:${id}` },
  )
  if (changed.length > 0) tell(id)
}

/** People are back. */
export async function restore(engine: Engine, id: string, now: number): Promise<void> {
  const hint = engine.hint(id)
  const [changed] = await engine.write([
    engine.sql
      .updateTable('conversation')
      .set({ degraded: 0, touched_at: now })
      .where('id', '=', id)
      .where('degraded', '=', 1)
      .returning('id')
      .compile(),
    ...(hint ? [hint] : []),
  ])
  if (changed.length > 0) tell(id)
}
