import { type Message, messageOf } from '#lib/chat/message'
import type { Sql } from '#lib/store/dialect'
import type { Engine } from '#lib/store/engine'

/** The stored messages of a conversation. */
export const messagesOf = (sql: Sql, conversationId: string) =>
  sql.selectFrom('message').selectAll().where('conversation_id', '=', conversationId)

/** The stored message of a number; undefined when there is none. */
export async function findMessage({ sql, read }: Engine, conversationId: string, seq: number) {
  const [row] = await read(messagesOf(sql, conversationId).where('seq', '=', seq))
  return row
}

/** What the visitor said last, of all or up to a moment; undefined when they said nothing. */
export async function lastOfVisitor({ sql, read }: Engine, conversationId: string, at = Number.MAX_SAFE_INTEGER) {
  const said = messagesOf(sql, conversationId).where('author', '=', 'visitor').where('created_at', '<=', at)
  const [row] = await read(said.orderBy('seq', 'desc').limit(1))
  return row
}

export interface Page {
  items: Message[]
  has_more: boolean
}

export interface Place {
  after?: number | undefined
  before?: number | undefined
  limit: number
}

/** Some of a conversation, ascending: beyond `after`, below `before`, or the newest. */
export async function readMessages(
  engine: Engine,
  conversationId: string,
  { after, before, limit }: Place,
): Promise<Page> {
  const forwards = after !== undefined
  let rows = messagesOf(engine.sql, conversationId)
  if (after !== undefined) rows = rows.where('seq', '>', after)
  if (before !== undefined) rows = rows.where('seq', '<', before)
  const ordered = rows.orderBy('seq', forwards ? 'asc' : 'desc').limit(limit + 1)
  const found = await engine.read(ordered)
  const items = found.slice(0, limit).map(messageOf)
  return { items: forwards ? items : items.reverse(), has_more: found.length > limit }
}

/** Messages edited since the conversation's counter of edits stood at `revision`. */
export async function readEdits(
  engine: Engine,
  conversationId: string,
  revision: number,
): Promise<{ message: Message; revision: number }[]> {
  const rows = await engine.read(
    messagesOf(engine.sql, conversationId).where('revision', '>', revision).orderBy('revision').limit(100),
  )
  return rows.map((row) => ({ message: messageOf(row), revision: row.revision }))
}
