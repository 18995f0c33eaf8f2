import { type InsertObject, sql as raw } from 'kysely'
import type { Still } from '#lib/chat/append-message'
import type { BridgeLinkRow, BridgeMessageRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** How a bridge's system knows a conversation, once it does: by our id of it, or by theirs (`external_id`). */
export async function findLink(
  { sql, read }: Engine,
  bridge: string,
  id: string,
  by: 'conversation_id' | 'external_id' = 'conversation_id',
): Promise<BridgeLinkRow | undefined> {
  const links = sql.selectFrom('bridge_link').selectAll().where('bridge', '=', bridge)
  const [row] = await read(links.where(by, '=', id))
  return row
}

const mostRecent = 200

/** Conversations that a bridge carries and something happened in since a time, the latest first. */
export async function recentLinks({ sql, read }: Engine, bridge: string, since: number): Promise<BridgeLinkRow[]> {
  const rows = sql
    .selectFrom('bridge_link')
    .innerJoin('conversation', 'conversation.id', 'bridge_link.conversation_id')
    .selectAll('bridge_link')
    .where('bridge', '=', bridge)
    .where('touched_at', '>', since)
  return read(rows.orderBy('touched_at', 'desc').limit(mostRecent))
}

/** Links a conversation of the bridge with ours; an existing link stays. */
export const saveLink = (engine: Engine, row: BridgeLinkRow) => saveOnce(engine, 'bridge_link', row)

/** Keeps under which id the bridge has a message of ours. */
export const saveMessage = (engine: Engine, row: BridgeMessageRow) => saveOnce(engine, 'bridge_message', row)

async function saveOnce<Table extends 'bridge_link' | 'bridge_message'>(
  { sql, write }: Engine,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<void> {
  const insertion = sql.insertInto(table).values(row)
  await write([insertion.onConflict((conflict) => conflict.doNothing())])
}

/** The external ids of a conversation's messages that are known. */
export async function knownMessages({ sql, read }: Engine, bridge: string, conversationId: string) {
  const rows = await read(
    sql
      .selectFrom('bridge_message')
      .selectAll()
      .where('bridge', '=', bridge)
      .where('conversation_id', '=', conversationId),
  )
  return new Map(rows.map(({ external_id, seq }) => [external_id, seq]))
}

/** A message that comes under a name of its own: whether it is new, and what keeps the name in the transaction that keeps it. */
export function underName(
  sql: Sql,
  { bridge, externalId, conversationId }: { bridge: string; externalId: string; conversationId: string },
): { isNew: Still; keep: (mark: string) => Query } {
  const same = sql.selectFrom('bridge_message').select('seq').where('bridge', '=', bridge)
  return {
    isNew: (row) => row.not(row.exists(same.where('external_id', '=', externalId))),
    keep: (mark) =>
      raw`insert into bridge_message (bridge, external_id, conversation_id, seq)
        select ${bridge}, ${externalId}, id, last_seq
        from conversation where id = ${conversationId} and last_write = ${mark}`.compile(sql),
  }
}
