import { sql as raw } from 'kysely'
import { writeToChat } from '#lib/chat/write-to-chat'
import type { MessageRow } from '#lib/store/chat-tables'
import type { Engine, Query } from '#lib/store/engine'

/** Replaces a message's body; readers hear of an edit, unless it is the same. `also` is in the same commit. */
export async function editMessage(
  engine: Engine,
  {
    id,
    seq,
    author,
    body,
    now,
    also = [],
  }: Pick<MessageRow, 'seq' | 'author' | 'body'> & { id: string; now: number; also?: readonly Query[] },
): Promise<void> {
  const { sql } = engine
  const message = sql.selectFrom('message').select('seq').where('conversation_id', '=', id).where('seq', '=', seq)
  await writeToChat(engine, id, [
    sql
      .updateTable('conversation')
      .set({ revision: raw<number>`revision + 1`, touched_at: now })
      .where('id', '=', id)
      .where(({ exists }) => exists(message.where('body', '!=', body).where('author', '=', author))),
    sql
      .updateTable('message')
      .set(({ selectFrom }) => ({
        body,
        rev: raw<number>`rev + 1`,
        revision: selectFrom('conversation').select('revision').where('id', '=', id),
      }))
      .where('conversation_id', '=', id)
      .where('seq', '=', seq)
      .where('author', '=', author)
      .where('body', '!=', body),
    ...also,
  ])
}
