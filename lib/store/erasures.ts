import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'
import type { ErasureRow } from '#lib/store/tables'

export type Erasure = ErasureRow

/**
 * Notes what a transaction erases at a person's request, so that it is erased again where a backup brings it back. Ids
 * suffice: what a backup has under an id, it never has under another one. They are random and say nothing of a person.
 */
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

/** Everything that was erased at somebody's request, the oldest first. */
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
