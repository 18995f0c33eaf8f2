import { sql as raw } from 'kysely'
import type { MessageRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'

export type NewMessage = Pick<
  MessageRow,
  'conversation_id' | 'client_id' | 'author' | 'body' | 'address' | 'created_at' | 'ctx'
>

interface Place {
  /** How many messages of the same transaction come after it; numbers count from the conversation's head. */
  below: number
  /** The random name under which the transaction took the numbers. */
  mark: string
  /** The place of the message it answers, counted in the same way. */
  repliesBelow?: number
}

/** Writes a message in the transaction that took its number under `mark`; nothing where that took none. */
export function insertMessage(sql: Sql, row: NewMessage, { below, mark, repliesBelow }: Place): Query {
  const number = (distance: number) => raw`last_seq - cast(${distance} as bigint)`
  return raw`
    insert into message (conversation_id, seq, client_id, author, body, reply_to, rev, revision, address, created_at, ctx)
    select id, ${number(below)}, ${row.client_id}, ${row.author}, ${row.body},
      ${repliesBelow === undefined ? raw`null` : number(repliesBelow)}, 0, 0, ${row.address}, cast(${row.created_at} as bigint),
      cast(${row.ctx} as text)
    from conversation where id = ${row.conversation_id} and last_write = ${mark}`.compile(sql)
}
