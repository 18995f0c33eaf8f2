import { sql as raw } from 'kysely'
import { chatRetentionMs } from '#lib/chat/limits'
import type { Locale } from '#lib/i18n/locales'
import type { Conversation as ConversationState } from '#lib/protocol/widget-messages'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine } from '#lib/store/engine'
import { rowId } from '#lib/store/row-id'

export interface Conversation extends ConversationState {
  lang: Locale
  created_at: number
}

/** A stored conversation as the widget gets it, with how much of it is unread. */
export async function conversationOf(engine: Engine, row: ConversationRow): Promise<Conversation> {
  const { sql } = engine
  const [count] = await engine.read(
    sql
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('conversation_id', '=', row.id)
      .where('seq', '>', row.read_seq)
      .where('author', 'in', ['bot', 'operator']),
  )
  return {
    id: row.id,
    state: row.state,
    lang: row.language,
    head_seq: row.last_seq,
    read_seq: row.read_seq,
    unread: count?.n ?? 0,
    degraded: row.degraded === 1,
    created_at: row.created_at,
  }
}

/** The visitor's conversation; they have one. */
export async function openConversation(
  engine: Engine,
  { visitorId, site, language, now }: { visitorId: string; site: string; language: Locale; now: number },
): Promise<{ row: ConversationRow; isNew: boolean }> {
  const { sql } = engine
  const id = rowId(now)
  const [, rows] = await engine.write([
    sql
      .insertInto('conversation')
      .values({
        id,
        visitor_id: visitorId,
        site,
        language,
        state: 'bot',
        degraded: 0,
        last_seq: 0,
        read_seq: 0,
        revision: 0,
        last_write: '',
        created_at: now,
        touched_at: now,
        waiting_since: null,
      })
      .onConflict((conflict) => conflict.column('visitor_id').doNothing()),
    sql.selectFrom('conversation').selectAll().where('visitor_id', '=', visitorId),
  ])
  const [row] = rows
  if (!row) throw new Error('A conversation that was just written is gone.')
  return { row, isNew: row.id === id }
}

/** The stored conversation; nothing when it is unknown or erased. */
export async function findConversation(engine: Engine, id: string): Promise<ConversationRow | undefined> {
  const [row] = await engine.read(engine.sql.selectFrom('conversation').selectAll().where('id', '=', id))
  return row
}

/** Records how far the visitor has read: never backwards, never beyond the head. Returns the position. */
export async function markRead(engine: Engine, id: string, seq: number, now: number): Promise<number> {
  const { sql } = engine
  const [, rows] = await engine.write(
    [
      sql
        .updateTable('conversation')
        .set({
          read_seq: raw<number>`case when last_seq < ${seq} then last_seq else cast(${seq} as bigint) end`,
          touched_at: now,
        })
        .where('id', '=', id)
        .where('read_seq', '<', seq)
        .where(raw.ref('read_seq'), '<', raw.ref('last_seq')),
      sql.selectFrom('conversation').select('read_seq').where('id', '=', id),
    ],
    { hints: [id] },
  )
  return rows[0]?.read_seq ?? 0
}

/** Activity of the visitor postpones the deletion. */
export function extendRetention(sql: Sql, visitorId: string, now: number) {
  return sql
    .updateTable('visitor')
    .set({ purge_at: now + chatRetentionMs })
    .where('id', '=', visitorId)
}
