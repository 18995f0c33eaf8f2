import type { FoundLead } from '#lib/leads/find-leads'
import { newDelivery } from '#lib/queue/new-delivery'
import type { Engine } from '#lib/store/engine'

/** Sends a lead again to sinks that failed and to new ones. Returns how many deliveries are due now. */
export async function redrive(engine: Engine, lead: FoundLead, sinks: readonly string[], now: number): Promise<number> {
  const { sql } = engine
  const deliveries = sql.selectFrom('delivery').select('id').where('subject_kind', '=', 'lead')
  // Receivers that have it keep it; refused ones are tried again.
  await engine.write([
    sql
      .deleteFrom('email_recipient')
      .where('subject_id', 'in', deliveries.where('subject_id', '=', lead.id))
      .where('state', '!=', 'accepted'),
  ])
  const results = await engine.write([
    sql
      .updateTable('delivery')
      .set({ state: 'pending', attempts: 0, created_at: now, due_at: now, done_at: null })
      .where('subject_kind', '=', 'lead')
      .where('subject_id', '=', lead.id)
      .where('state', 'in', ['dead', 'pending'])
      .returning('id'),
    ...sinks.map((sink) => newDelivery(sql, { leadId: lead.id, sink, now })),
  ])
  return results.reduce((count, rows) => count + rows.length, 0)
}

/** A suspect that a person has looked at and found honest: it goes its way like any other. */
export async function release(engine: Engine, lead: FoundLead, sinks: readonly string[], now: number): Promise<number> {
  await engine.write([engine.sql.updateTable('lead').set({ suspect: null }).where('id', '=', lead.id)])
  return redrive(engine, lead, sinks, now)
}
