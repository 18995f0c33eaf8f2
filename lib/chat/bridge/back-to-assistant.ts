import { randomUUID } from 'node:crypto'
import { type Expression, type ExpressionBuilder, sql as raw, type SqlBool } from 'kysely'
import { notify } from '#lib/chat/hub'
import { bodyText } from '#lib/chat/message'
import { limits } from '#lib/forms/limits'
import type { Engine } from '#lib/store/engine'
import type { ConversationRow, Tables } from '#lib/store/tables'

interface Change {
  /** Whether it is still so; asked in the transaction, so that it is done once. */
  still: (conversation: ExpressionBuilder<Tables, 'conversation'>) => Expression<SqlBool>
  degraded?: 1
  /** What the assistant says: where the board gets words of the visitor's, and where there are none. */
  text: { withWords: string; without: string }
  /** What of the visitor's words it puts in the message board. */
  words: string
  now: number
}

/** Nobody comes: the assistant has the conversation again and offers the message board with the visitor's words. */
export async function backToAssistant(engine: Engine, id: ConversationRow['id'], change: Change): Promise<void> {
  const { still, degraded, text, words, now } = change
  const { sql } = engine
  const prefill = [...words].slice(0, limits.board.content).join('')
  const body = bodyText({ type: 'board', text: prefill.trim() ? text.withWords : text.without, prefill })
  const mark = randomUUID()
  const hint = engine.hint(id)
  const [changed] = await engine.write(
    [
      sql
        .updateTable('conversation')
        .set({
          state: 'bot',
          waiting_since: null,
          last_seq: raw<number>`last_seq + 1`,
          last_write: mark,
          touched_at: now,
          ...(degraded ? { degraded } : {}),
        })
        .where('id', '=', id)
        .where(still)
        .returning('id')
        .compile(),
      raw`insert into message (conversation_id, seq, client_id, author, body, reply_to, rev, revision, address, created_at)
        select id, last_seq, null, 'bot', ${body}, null, 0, 0, '', cast(${now} as bigint)
        from conversation where id = ${id} and last_write = ${mark}`.compile(sql),
      ...(hint ? [hint] : []),
    ],
    { lockKeys: `chat:${id}` },
  )
  if (changed.length > 0) notify(id)
}
