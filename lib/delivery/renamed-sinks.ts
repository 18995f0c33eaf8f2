import type { Engine } from '#lib/store/engine'

/** Sinks that had another name in an earlier release, by their old name. */
const newNames = { robot: 'group-bot' } as const

export const formerSinkNames: readonly string[] = Object.keys(newNames)

/**
 * Gives stored deliveries the present name of their sink. During an upgrade the older release may add more; if a lead has both, the old
 * one is cancelled.
 */
export async function renameStoredSinks({ sql, write }: Engine): Promise<void> {
  await write(
    Object.entries(newNames).flatMap(([old, sink]) => [
      sql
        .updateTable('delivery')
        .set({ sink })
        .where('sink', '=', old)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('delivery as other')
                .select('other.id')
                .where('other.sink', '=', sink)
                .whereRef('other.subject_kind', '=', 'delivery.subject_kind')
                .whereRef('other.subject_id', '=', 'delivery.subject_id'),
            ),
          ),
        ),
      sql
        .updateTable('delivery')
        .set({ state: 'cancelled', lease_owner: null, lease_until: null })
        .where('sink', '=', old)
        .where('state', 'in', ['pending', 'leased']),
    ]),
    { lowPriority: true },
  )
}
