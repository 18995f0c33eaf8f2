import { sql as raw } from 'kysely'
import { answerSink } from '#lib/chat/visitor-mail'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import { rowId } from '#lib/store/row-id'

/** Before the number, so that it is no message on its way to people. It sorts behind all of them. */
const answerMark = 'w'

/** So long an open window has to show an answer first: who has read it there gets no email. */
export const readFirstMs = 60_000

interface Job {
  conversationId: string
  /** The name of the transaction that writes the answer. */
  mark: string
  now: number
  timeScale: number
}

/** The job of an answer's email, in the commit that writes the answer. */
export function answerJob(sql: Sql, { conversationId, mark, now, timeScale }: Job): Query {
  const dueAt = Math.round(now + readFirstMs * timeScale)
  return raw`
    insert into delivery (id, subject_kind, subject_id, sink, state, attempts, created_at, due_at)
    select ${rowId(now)}, 'message', id || ':' || ${answerMark} || cast(last_seq as text), ${answerSink}, 'pending', 0,
      cast(${now} as bigint), cast(${dueAt} as bigint)
    from conversation where id = ${conversationId} and last_write = ${mark}`.compile(sql)
}

/** The answer that a job is about. */
export function answerOfSubject(subject: string): { conversationId: string; seq: number } {
  const [conversationId = '', seq = ''] = subject.split(':')
  return { conversationId, seq: Number(seq.replace(answerMark, '')) }
}
