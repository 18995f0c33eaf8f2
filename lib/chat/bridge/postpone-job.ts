import type { Engine } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/tables'

/** Gives a job back without an attempt, because it is not due yet: it does not count as one. */
export async function postponeJob(
  engine: Engine,
  { delivery, owner, dueAt }: { delivery: DeliveryRow; owner: string; dueAt: number },
): Promise<void> {
  await engine.write([
    engine.sql
      .updateTable('delivery')
      .set(({ eb }) => ({
        state: 'pending',
        due_at: dueAt,
        lease_owner: null,
        lease_until: null,
        attempts: eb('attempts', '-', 1),
      }))
      .where('id', '=', delivery.id)
      .where('lease_owner', '=', owner)
      .compile(),
  ])
}
