import { type Message, messageOf } from '#lib/chat/message'
import type { Engine } from '#lib/store/engine'

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
  let rows = engine.sql.selectFrom('message').selectAll().where('conversation_id', '=', conversationId)
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
    engine.sql
      .selectFrom('message')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .where('revision', '>', revision)
      .orderBy('revision')
      .limit(100),
  )
  return rows.map((row) => ({ message: messageOf(row), revision: row.revision }))
}
