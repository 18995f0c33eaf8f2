import { sql as raw } from 'kysely'
import { queueJob } from '#lib/queue/queue-job'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import { rowId } from '#lib/store/row-id'

/** Digits of a number in a subject, so that subjects of a conversation sort as its messages do. */
const digits = 12

/** Before the number where not the message goes out but the rating it got. It sorts behind all messages: none waits for it. */
const ratingMark = 'r'

/** The message, or the question of a rating, that a job is about (`subject_id`: conversation, colon, number behind a mark). */
export function messageOfSubject(subject: string): { conversationId: string; seq: number } {
  const [conversationId = '', seq = ''] = subject.split(':')
  return { conversationId, seq: Number(seq.replace(/^[a-z]/, '')) }
}

interface Job {
  bridge: string
  conversationId: string
  /** The message's distance from the newest one. */
  below: number
  mark: string
  now: number
}

/** The job of the message that the transaction marked `mark` writes, in the same commit. */
export function outboxRow(sql: Sql, { bridge, conversationId, below, mark, now }: Job): Query {
  const number = raw`cast(last_seq - cast(${below} as bigint) as text)`
  const zeros = raw`substr(${'0'.repeat(digits)}, length(${number}) + 1)`
  return queueJob(sql, {
    subject: raw`id || ':' || ${zeros} || ${number}`,
    sink: bridge,
    now,
    from: raw`conversation where id = ${conversationId} and last_write = ${mark}`,
  })
}

/** The job of a rating; another word of the same visitor's makes it due anew. */
export function ratingJob(
  sql: Sql,
  {
    bridge,
    conversationId,
    seq,
    now,
    dueAt,
  }: { bridge: string; conversationId: string; seq: number; now: number; dueAt: number },
): Query {
  const fresh = {
    state: 'pending' as const,
    attempts: 0,
    created_at: now,
    due_at: dueAt,
    lease_owner: null,
    lease_until: null,
  }
  return sql
    .insertInto('delivery')
    .values({
      id: rowId(now),
      subject_kind: 'message',
      subject_id: `${conversationId}:${ratingMark}${seq}`,
      sink: bridge,
      ...fresh,
      last_code: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id', 'sink']).doUpdateSet(fresh))
}

/** Deletes what waits of a conversation, and the history of what went out. */
export function eraseOutbox(sql: Sql, conversationId: string): Query[] {
  const deliveries = sql
    .selectFrom('delivery')
    .select('id')
    .where('subject_kind', '=', 'message')
    .where('subject_id', 'like', `${conversationId}:%`)
  return [
    sql.deleteFrom('delivery_attempt').where('delivery_id', 'in', deliveries),
    sql.deleteFrom('delivery').where('subject_kind', '=', 'message').where('subject_id', 'like', `${conversationId}:%`),
  ]
}
