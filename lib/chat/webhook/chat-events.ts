import { type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import { chatEventSink } from '#lib/chat/sinks'
import { testSiteKey } from '#lib/chat/test-site'
import type { Settings } from '#lib/config/settings'
import { queueJob } from '#lib/queue/queue-job'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

/** Events of a conversation that call the chat's webhook; leads are sent as leads. */
export const chatEvents = ['started', 'wanted', 'closed'] as const
export type ChatEvent = (typeof chatEvents)[number]

/** Whether the chat's webhook is configured. */
export const tellsChatEvents = ({ CHAT_WEBHOOK_URL }: Pick<Settings, 'CHAT_WEBHOOK_URL'>) =>
  CHAT_WEBHOOK_URL !== undefined

/** Before what happened, so that it is no message on its way to people. */
const mark = 'e'

interface Job {
  conversationId: string
  event: ChatEvent
  now: number
  /** Asked in the transaction: whether it happened. */
  where: RawBuilder<SqlBool>
}

/** The job for a webhook event, in the same commit as the event; made once, even if the request is repeated. */
function eventJob(sql: Sql, { conversationId, event, now, where }: Job): Query {
  return queueJob(sql, {
    subject: raw`id || ':' || ${`${mark}-${event}-${now}`}`,
    sink: chatEventSink,
    now,
    from: raw`conversation where id = ${conversationId} and site != ${testSiteKey} and ${where}`,
  })
}

/** The event of a job; undefined for other subjects. */
export function eventOfSubject(subject: string) {
  const [conversationId = '', what = ''] = subject.split(':')
  const [, name, at] = what.split('-')
  const kind = chatEvents.find((one) => one === name)
  return kind && { conversationId, kind, at: Number(at) }
}

/** Jobs for a visitor's message in the marked transaction: the first of a conversation, or a wish for a person. */
export function saidEvents(
  sql: Sql,
  said: { conversationId: string; mark: string; now: number; messages: number; isWanted: boolean },
): Query[] {
  const { conversationId, now, messages, isWanted } = said
  const wrote = raw<SqlBool>`last_write = ${said.mark}`
  const begins = raw<SqlBool>`exists (select 1 from person_wait
    where conversation_id = conversation.id and since = cast(${now} as bigint) and ended_at is null)`
  return [
    eventJob(sql, { conversationId, event: 'started', now, where: raw`${wrote} and last_seq = ${messages}` }),
    ...(isWanted ? [eventJob(sql, { conversationId, event: 'wanted', now, where: raw`${wrote} and ${begins}` })] : []),
  ]
}

/** A person closed a conversation, in the transaction marked so, or ended a wait in it that is still open here. */
export function closedEvent(
  sql: Sql,
  { conversationId, now, mark: written }: { conversationId: string; now: number; mark: string },
): Query {
  const waits = raw<SqlBool>`exists (select 1 from person_wait
    where conversation_id = conversation.id and ended_at is null)`
  return eventJob(sql, { conversationId, event: 'closed', now, where: raw`(last_write = ${written} or ${waits})` })
}
