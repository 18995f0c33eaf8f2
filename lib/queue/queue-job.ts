import { type RawBuilder, sql as raw } from 'kysely'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import { rowId } from '#lib/store/row-id'

interface Queued {
  /** The subject's row in `from`. */
  subject: RawBuilder<unknown>
  sink: string
  now: number
  dueAt?: number
  /** A table and its condition (`conversation where …`), asked in the transaction. */
  from: RawBuilder<unknown>
}

/** A job about something else than a lead, in the commit that makes it due; one that is there already stays. */
export function queueJob(sql: Sql, { subject, sink, now, dueAt = now, from }: Queued): Query {
  return raw`
    insert into delivery (id, subject_kind, subject_id, sink, state, attempts, created_at, due_at)
    select ${rowId(now)}, 'message', ${subject}, ${sink}, 'pending', 0, cast(${now} as bigint), cast(${dueAt} as bigint)
    from ${from} on conflict do nothing`.compile(sql)
}
