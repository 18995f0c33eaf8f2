import { type Expression, sql as raw, type SqlBool } from 'kysely'
import type { Sql } from '#lib/store/dialect'
import type { Query } from '#lib/store/engine'
import { insertWhere } from '#lib/store/insert-where'
import { rowId } from '#lib/store/row-id'

/** A delivery job of one lead to one sink, due at once; there is only ever one for the pair. */
export function newDelivery(
  sql: Sql,
  { leadId, sink, now }: { leadId: string; sink: string; now: number },
  condition: Expression<SqlBool> = raw<SqlBool>`1 = 1`,
): Query<{ id: string }> {
  return insertWhere(
    sql,
    'delivery',
    {
      id: rowId(now),
      subject_kind: 'lead',
      subject_id: leadId,
      sink,
      state: 'pending',
      attempts: 0,
      created_at: now,
      due_at: now,
      lease_owner: null,
      lease_until: null,
      last_code: null,
      done_at: null,
    },
    condition,
  )
}
