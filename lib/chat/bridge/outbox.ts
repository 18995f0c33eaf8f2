import { type CompiledQuery, sql as raw } from 'kysely'
import type { Sql } from '#lib/store/dialect'
import { rowId } from '#lib/store/row-id'

/** Digits of a number in a subject, so that subjects of a conversation sort as its messages do. */
const digits = 12

export function messageOfSubject(subject: string): { conversationId: string; seq: number } {
  const [conversationId = '', seq = ''] = subject.split(':')
  return { conversationId, seq: Number(seq) }
}

interface Job {
  bridge: string
  conversationId: string
  /** How far below the head the message stands. */
  below: number
  mark: string
  now: number
}

/** The job of the message that the transaction marked `mark` writes, in the same commit. */
export function outboxRow(sql: Sql, { bridge, conversationId, below, mark, now }: Job): CompiledQuery {
  const number = raw`cast(last_seq - cast(${below} as bigint) as text)`
  const zeros = raw`substr(${'0'.repeat(digits)}, length(${number}) + 1)`
  return raw`
    insert into delivery (id, subject_kind, subject_id, sink, state, attempts, created_at, due_at)
    select ${rowId(now)}, 'message', id || ':' || ${zeros} || ${number}, ${bridge}, 'pending', 0,
      ${now}, ${now}
    from conversation where id = ${conversationId} and last_write = ${mark}`.compile(sql)
}

/** Deletes what waits of a conversation, and the history of what went out. */
export function eraseOutbox(sql: Sql, conversationId: string): CompiledQuery[] {
  const deliveries = sql
    .selectFrom('delivery')
    .select('id')
    .where('subject_kind', '=', 'message')
    .where('subject_id', 'like', `${conversationId}:%`)
  return [
    sql.deleteFrom('delivery_attempt').where('delivery_id', 'in', deliveries).compile(),
    sql
      .deleteFrom('delivery')
      .where('subject_kind', '=', 'message')
      .where('subject_id', 'like', `${conversationId}:%`)
      .compile(),
  ]
}
