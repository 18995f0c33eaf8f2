import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'
import type { ErasureRow } from '#lib/store/tables'

export type Erasure = ErasureRow

/** Records erased ids, so that they are erased again after a restore from a backup. Ids are random and never used again. */
export function noteErasures(sql: Sql, erasures: readonly Erasure[]): Query[] {
  if (erasures.length === 0) return []
  return [
    sql
      .insertInto('erasure')
      .values([...erasures])
      .onConflict((conflict) => conflict.column('subject_id').doNothing()),
  ]
}

/** The same of several things of one kind. */
export function noteErased(
  sql: Sql,
  subject_kind: Erasure['subject_kind'],
  ids: readonly string[],
  erased_at: number,
): Query[] {
  return noteErasures(
    sql,
    ids.map((subject_id) => ({ subject_kind, subject_id, erased_at })),
  )
}

/** All erasures at a person's request, oldest first. */
export function erasuresOf({ sql, read }: Engine): Promise<Erasure[]> {
  return read(
    sql
      .selectFrom('erasure')
      .select(['subject_kind', 'subject_id', 'erased_at'])
      .orderBy('erased_at')
      .orderBy('subject_id'),
  )
}

/** Forgets erasures before a time: what a backup that old brings back is past its retention and goes by itself. */
export function forgetErasures(sql: Sql, before: number): Query {
  return sql.deleteFrom('erasure').where('erased_at', '<', before)
}
