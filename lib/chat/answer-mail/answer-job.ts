import { sql as raw } from 'kysely'
import { answerSink } from '#lib/chat/sinks'
import { timeScale } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { queueJob } from '#lib/queue/queue-job'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

/** Before the number, so that it is no message on its way to people. It sorts behind all of them. */
const answerMark = 'w'

/** So long an open window has to show an answer first: who has read it there gets no email. */
export const readFirstMs = 60_000

interface Job {
  conversationId: string
  mark: string
  now: number
}

/** The job of an answer's email, in the commit that writes the answer. */
export function answerJob(sql: Sql, { conversationId, mark, now }: Job): Query {
  return queueJob(sql, {
    subject: raw`id || ':' || ${answerMark} || cast(last_seq as text)`,
    sink: answerSink,
    now,
    dueAt: Math.round(now + readFirstMs * timeScale()),
    from: raw`conversation where id = ${conversationId} and last_write = ${mark}`,
  })
}

/** Whether answers can also go by mail. */
export const canMailAnswers = ({ SMTP_URL, MAIL_FROM }: Settings): boolean => Boolean(SMTP_URL && MAIL_FROM)
