import { sql as raw } from 'kysely'
import { type DenialReason, mostResends, withdrawnKeptMs } from '#lib/data-requests/data-request'
import { newDelivery } from '#lib/queue/new-delivery'
import type { Engine } from '#lib/store/engine'
import { noteErased } from '#lib/store/erasures'
import type { DataRequestRow } from '#lib/store/lead-tables'

/** The sink that writes to the requester; each email has the state at the time it is sent. */
export const requesterSink = 'requester'

interface Change {
  engine: Engine
  id: string
  now: number
  /** Whether an email can be sent at all. */
  hasMail: boolean
}

type Decision = Pick<DataRequestRow, 'state' | 'reason' | 'note' | 'decided_at' | 'links_until'>

/** An email to the requester, due now: the first one, or once more. */
function emailJob({ engine: { sql }, id, now, hasMail }: Change) {
  if (!hasMail) return []
  return [
    sql
      .updateTable('delivery')
      .set({ state: 'pending', attempts: 0, created_at: now, due_at: now, done_at: null, lease_owner: null })
      .where('subject_kind', '=', 'lead')
      .where('subject_id', '=', id)
      .where('sink', '=', requesterSink),
    newDelivery(sql, { leadId: id, sink: requesterSink, now }),
    // Receivers of an earlier email get this one too.
    sql
      .deleteFrom('email_recipient')
      .where(
        'subject_id',
        'in',
        sql.selectFrom('delivery').select('id').where('subject_id', '=', id).where('sink', '=', requesterSink),
      ),
  ]
}

async function decide(change: Change, decision: Decision): Promise<void> {
  const { engine, id } = change
  await engine.write([engine.sql.updateTable('data_request').set(decision).where('id', '=', id), ...emailJob(change)])
}

/** Approves a request: its links work from now on, for so many hours. */
export function approve(change: Change, { hours, note }: { hours: number; note: string }): Promise<void> {
  const { now } = change
  const links_until = now + hours * 3_600_000
  return decide(change, { state: 'approved', reason: null, note, decided_at: now, links_until })
}

/** Says no, with the reason; links that worked stop. */
export function deny(change: Change, { reason, note }: { reason: DenialReason; note: string }): Promise<void> {
  return decide(change, { state: 'denied', reason, note, decided_at: change.now, links_until: null })
}

/** The requester's wish, final: links stop, nothing is sent, and everything is deleted a week later. */
export async function withdraw(engine: Engine, id: string, now: number): Promise<void> {
  const { sql } = engine
  const decision = { state: 'withdrawn', decided_at: now, links_until: null } as const
  await engine.write([
    ...noteErased(sql, 'lead', [id], now),
    sql.updateTable('data_request').set(decision).where('id', '=', id),
    sql
      .updateTable('lead')
      .set({ purge_at: now + withdrawnKeptMs })
      .where('id', '=', id)
      .where('purge_at', '>', now + withdrawnKeptMs),
    sql
      .updateTable('delivery')
      .set({ state: 'cancelled', done_at: now })
      .where('subject_kind', '=', 'lead')
      .where('subject_id', '=', id)
      .where('sink', '=', requesterSink)
      .where('state', 'in', ['pending', 'leased']),
  ])
}

/** The email once more, with links that work as long as new ones; false when it was asked for too often. */
export async function sendAgain(change: Change, hours: number): Promise<boolean> {
  const { engine, id, now } = change
  const { sql } = engine
  const [counted] = await engine.write([
    sql
      .updateTable('data_request')
      .set(({ eb }) => ({
        letters: eb('letters', '+', 1),
        links_until: raw<
          number | null
        >`case when state = 'approved' then cast(${now + hours * 3_600_000} as bigint) end`,
      }))
      .where('id', '=', id)
      .where('letters', '<', mostResends)
      .where('state', '!=', 'withdrawn')
      .returning('id'),
  ])
  if (counted.length === 0) return false
  await engine.write(emailJob(change))
  return true
}
