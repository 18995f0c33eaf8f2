import { type Message, messageOf } from '#lib/chat/message'
import type { Engine } from '#lib/store/engine'

/**
 * Visitors of the widget by their ids or their conversations' ids, with their messages, oldest first. Visitors who said nothing have no
 * conversation.
 */
export async function chatsOf(
  { sql, read }: Engine,
  visitorIds: readonly string[],
  conversationIds: readonly string[],
) {
  if (visitorIds.length + conversationIds.length === 0) return []
  const rows = await read(
    sql
      .selectFrom('visitor')
      .leftJoin('conversation', 'conversation.visitor_id', 'visitor.id')
      .select(['visitor.id as visitorId', 'visitor.site', 'external_id', 'visitor.created_at as since', 'language'])
      .select(['signed_name', 'signed_email'])
      .select('conversation.id as conversationId')
      .where(({ eb, or }) =>
        or([eb('visitor.id', 'in', ['', ...visitorIds]), eb('conversation.id', 'in', ['', ...conversationIds])]),
      )
      .orderBy('since')
      .orderBy('visitorId'),
  )
  return Promise.all(
    rows.map(async ({ conversationId, external_id, signed_name, signed_email, language, ...row }) => ({
      ...row,
      conversationId: conversationId ?? undefined,
      // The host site's name for its user, and what it signed of them.
      externalId: external_id ?? undefined,
      signedName: signed_name ?? undefined,
      signedEmail: signed_email ?? undefined,
      language: language ?? undefined,
      messages: conversationId === null ? [] : await messagesOf({ read, sql }, conversationId),
    })),
  )
}

/** A visitor of the widget with their messages. */
export type Chat = Awaited<ReturnType<typeof chatsOf>>[number]

async function messagesOf({ sql, read }: Pick<Engine, 'sql' | 'read'>, id: string): Promise<Message[]> {
  const rows = sql.selectFrom('message').selectAll().where('conversation_id', '=', id).orderBy('seq')
  return (await read(rows)).map(messageOf)
}
