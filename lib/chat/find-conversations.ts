import { contextOf, messageOf } from '#lib/chat/message'
import { lastOfVisitor } from '#lib/chat/read-messages'
import type { Engine } from '#lib/store/engine'

interface Filter {
  /** Only those whose visitor waits, who has waited longest first; else every one, the latest first. */
  waiting: boolean
  /** Only these. */
  ids?: readonly string[]
  limit: number
}

/** Conversations with messages of a visitor, as a list for the team, with the time since when they wait. */
export async function findConversations(engine: Engine, { waiting, ids, limit }: Filter) {
  if (ids?.length === 0) return []
  const { sql } = engine
  let found = sql
    .selectFrom('conversation')
    .leftJoin('person_wait', (join) =>
      join.onRef('person_wait.conversation_id', '=', 'conversation.id').on('person_wait.ended_at', 'is', null),
    )
    .selectAll('conversation')
    .select('person_wait.since as waits_since')
    .where('last_seq', '>', 0)
  if (ids) found = found.where('conversation.id', 'in', [...ids])
  const ordered = waiting
    ? found.where('person_wait.since', 'is not', null).orderBy('person_wait.since')
    : found.orderBy('touched_at', 'desc')
  const rows = await engine.read(ordered.orderBy('conversation.id').limit(limit))
  return Promise.all(
    rows.map(async ({ waits_since, ...row }) => ({
      ...row,
      waitsSince: waits_since ?? undefined,
      ...(await lastSaid(engine, row.id)),
    })),
  )
}

export type FoundConversation = Awaited<ReturnType<typeof findConversations>>[number]

/** The visitor's last message, its time and page. */
async function lastSaid(engine: Engine, id: string) {
  const row = await lastOfVisitor(engine, id)
  if (!row) return { said: '', saidAt: 0, page: '' }
  const { page } = contextOf(row.ctx)
  return { said: messageOf(row).text, saidAt: row.created_at, page: typeof page === 'string' ? page : '' }
}

/** The one conversation of an id, or of its end as lists show it; undefined for none, and for several. */
export async function findByIdEnd({ sql, read }: Engine, end: string): Promise<string | undefined> {
  if (!/^[\da-f-]{6,36}$/.test(end)) return undefined
  const rows = await read(sql.selectFrom('conversation').select('id').where('id', 'like', `%${end}`).limit(2))
  return rows.length === 1 ? rows[0]?.id : undefined
}
