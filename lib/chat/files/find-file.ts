import type { ChatFileRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** A file of one conversation; undefined for another's. */
export async function findFile(
  { sql, read }: Engine,
  conversationId: string,
  id: string,
): Promise<ChatFileRow | undefined> {
  const files = sql.selectFrom('chat_file').selectAll().where('id', '=', id)
  const [row] = await read(files.where('conversation_id', '=', conversationId))
  return row
}

/** The files of a conversation without their bytes, in the order they came. */
export async function listFiles({ sql, read }: Engine, conversationId: string) {
  const files = sql.selectFrom('chat_file').select(['id', 'author', 'name', 'type', 'size', 'scan', 'created_at'])
  return read(files.where('conversation_id', '=', conversationId).orderBy('id'))
}
