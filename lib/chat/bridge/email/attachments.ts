import { findFile } from '#lib/chat/files/find-file'
import type { Message } from '#lib/chat/message'
import type { Engine } from '#lib/store/engine'

/** Files that one email brings, in bytes: mail servers take 20 MB, and a file grows by a third on its way. */
const mostAttached = 12 * 1024 * 1024

/** The files of messages, as many of them as one email may bring; the words name each. */
export async function attachmentsOf(engine: Engine, conversationId: string, messages: readonly Message[]) {
  const found = []
  let size = 0
  for (const message of messages) {
    if (message.type !== 'file' || size + message.file.size > mostAttached) continue
    const row = await findFile(engine, conversationId, message.file.id)
    if (!row) continue
    size += row.size
    found.push({ filename: row.name, contentType: row.type, content: Buffer.from(row.bytes) })
  }
  return found
}
