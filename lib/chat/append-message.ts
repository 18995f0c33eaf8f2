import { type Expression, type ExpressionBuilder, sql as raw, type SqlBool } from 'kysely'
import { insertMessage } from '#lib/chat/insert-message'
import { bodyText, type StoredBody } from '#lib/chat/message'
import type { ConversationRow, MessageRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** Whether something is still to be done with a conversation; asked in the transaction, so that it is done once. */
export type Still = (conversation: ExpressionBuilder<Tables, 'conversation'>) => Expression<SqlBool>

interface Appended {
  conversationId: string
  author: MessageRow['author']
  body: StoredBody
  now: number
  /** A random name: statements of the same transaction know by it that this one wrote. */
  mark: string
  still: Still
  /** What else becomes of the conversation. */
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
