import { z } from 'zod'
import { messageOf } from '#lib/chat/message'
import { messagesOf } from '#lib/chat/read-messages'
import type { Engine } from '#lib/store/engine'

/** Looked for from where a word begins only: a long text without an address takes no longer than its length. */
const written = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu
const address = z.email().max(254)

/** A visitor's messages that are looked through, the newest first. */
const most = 200

/** The email address that a visitor last wrote in a conversation, else the one their host signed; nothing without both. */
export async function leftAddress({ sql, read }: Engine, conversationId: string): Promise<string | undefined> {
  const said = messagesOf(sql, conversationId).where('author', '=', 'visitor')
  const rows = await read(said.orderBy('seq', 'desc').limit(most))
  for (const row of rows) {
    const found = messageOf(row).text.normalize('NFKC').match(written) ?? []
    const last = found.findLast((one) => address.safeParse(one).success)
    if (last) return last
  }
  const [visitor] = await read(
    sql
      .selectFrom('conversation')
      .innerJoin('visitor', 'visitor.id', 'conversation.visitor_id')
      .select('signed_email')
      .where('conversation.id', '=', conversationId),
  )
  return visitor?.signed_email ?? undefined
}
