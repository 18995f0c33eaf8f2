import { type Expression, type ExpressionBuilder, sql as raw, type SqlBool } from 'kysely'
import { bodyText, type StoredBody } from '#lib/chat/message'
import type { ConversationRow, MessageRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** Whether something is still to be done with a conversation; asked in the transaction, so that it is done once. */
export type Still = (conversation: ExpressionBuilder<Tables, 'conversation'>) => Expression<SqlBool>

export interface Appended {
  conversationId: string
  author: MessageRow['author']
  body: StoredBody
  now: number
  /** A random name: statements of the same transaction know by it that this one wrote. */
  mark: string
  still: Still
  set?: Partial<Pick<ConversationRow, 'state' | 'waiting_since' | 'degraded'>>
}

/** Puts a message of ours at the end of a conversation; the caller holds the lock `chat:<id>`. The first says whether it did. */
export function appendMessage(
  sql: Sql,
  { conversationId, author, body, now, mark, still, set = {} }: Appended,
): readonly [Query<{ id: string }>, Query] {
  return [
    sql
      .updateTable('conversation')
      .set({ last_seq: raw<number>`last_seq + 1`, last_write: mark, touched_at: now, ...set })
      .where('id', '=', conversationId)
      .where(still)
      .returning('id'),
    insertMessage(
      sql,
      {
        conversation_id: conversationId,
        client_id: null,
        author,
        body: bodyText(body),
        address: '',
        created_at: now,
        ctx: null,
      },
      { below: 0, mark },
    ),
  ]
}

type NewMessage = Pick<
  MessageRow,
  'conversation_id' | 'client_id' | 'author' | 'body' | 'address' | 'created_at' | 'ctx'
>

interface Place {
  /** How many messages of the same transaction come after it; numbers count from the conversation's head. */
  below: number
  /** The random name under which the transaction took the numbers. */
  mark: string
  /** The place of the message it answers, counted in the same way. */
  repliesBelow?: number
}

/** Writes a message in the transaction that took its number under `mark`; nothing where that took none. */
export function insertMessage(sql: Sql, row: NewMessage, { below, mark, repliesBelow }: Place): Query {
  const number = (distance: number) => raw`last_seq - cast(${distance} as bigint)`
  return raw`
    insert into message (conversation_id, seq, client_id, author, body, reply_to, rev, revision, address, created_at, ctx)
    select id, ${number(below)}, ${row.client_id}, ${row.author}, ${row.body},
      ${repliesBelow === undefined ? raw`null` : number(repliesBelow)}, 0, 0, ${row.address}, cast(${row.created_at} as bigint),
      cast(${row.ctx} as text)
    from conversation where id = ${row.conversation_id} and last_write = ${mark}`.compile(sql)
}
