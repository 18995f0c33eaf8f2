import { messageOfSubject } from '#lib/chat/bridge/outbox'
import { contextOf, messageOf } from '#lib/chat/message'
import { messagesOf } from '#lib/chat/read-messages'
import { sinksBesideBridges } from '#lib/chat/sinks'
import type { Engine } from '#lib/store/engine'

/** A visitor's undelivered messages in order, with their jobs and the last page; undefined if there is none. */
export async function findUndelivered({ sql, read }: Engine, conversationId: string) {
  const jobs = await read(
    sql
      .selectFrom('delivery')
      .select(['id', 'subject_id'])
      .where('subject_kind', '=', 'message')
      .where('subject_id', 'like', `${conversationId}:%`)
      .where('state', 'in', ['pending', 'leased', 'dead'])
      .where('sink', 'not in', sinksBesideBridges)
      .orderBy('subject_id'),
  )
  const seqs = jobs.map(({ subject_id }) => messageOfSubject(subject_id).seq)
  const [first, last] = [seqs[0], seqs.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const rows = await read(
    messagesOf(sql, conversationId).where('seq', 'in', seqs).where('author', '=', 'visitor').orderBy('seq'),
  )
  const { page } = contextOf(rows.at(-1)?.ctx ?? null)
  return {
    deliveries: jobs.map(({ id }) => id),
    first,
    last,
    text: rows.map((row) => messageOf(row).text).join('\n\n'),
    page: typeof page === 'string' ? page : '',
  }
}

export type UndeliveredMessages = NonNullable<Awaited<ReturnType<typeof findUndelivered>>>
