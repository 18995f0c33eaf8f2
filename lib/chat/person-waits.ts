import { sql as raw, type SqlBool } from 'kysely'
import type { PersonWaitRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

interface Begun {
  conversationId: string
  mark: string
  now: number
  /** They ask for a person with it. */
  isWanted: boolean
}

/** Records that a visitor waits for a person, with their words: they asked for one, or one has the conversation. */
export function beginWait(sql: Sql, { conversationId, mark, now, isWanted }: Begun): Query {
  const waits = isWanted ? raw<SqlBool>`1 = 1` : raw<SqlBool>`state = 'human'`
  return raw`
    insert into person_wait (conversation_id, since)
    select id, cast(${now} as bigint) from conversation
    where id = ${conversationId} and last_write = ${mark} and ${waits}
    on conflict do nothing`.compile(sql)
}

interface Ended {
  conversationId: string
  by: NonNullable<PersonWaitRow['ended_by']>
  now: number
  /** Only if the transaction marked so has written. */
  after?: string
}

/** Notes that nobody waits in a conversation any more. */
export function endWait(sql: Sql, { conversationId, by, now, after }: Ended): Query<Pick<PersonWaitRow, 'since'>> {
  const wrote = sql.selectFrom('conversation').select('id').where('id', '=', conversationId)
  return sql
    .updateTable('person_wait')
    .set({ ended_at: now, ended_by: by })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .where(({ exists, and }) => (after === undefined ? and([]) : exists(wrote.where('last_write', '=', after))))
    .returning('since')
}
