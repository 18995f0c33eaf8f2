import { isLeadKind } from '#lib/forms/kinds'
import { leadState } from '#lib/leads/lead-states'
import { withFiles } from '#lib/leads/read-lead'
import type { Engine } from '#lib/store/engine'
import type { LeadRow } from '#lib/store/lead-tables'

export type FoundLead = Awaited<ReturnType<typeof foundLead>>

export interface Filter {
  kind?: string
  email?: string
  /** Received after, in milliseconds. */
  since?: number
  /** Only those after this id, oldest first, as `watch` reads them. */
  newestFirst: boolean
  limit: number
}

/** Leads with their deliveries and the names of their files. */
export async function findLeads(
  engine: Engine,
  { kind, email, since, newestFirst, limit }: Filter,
): Promise<FoundLead[]> {
  const { sql } = engine
  let leads = sql.selectFrom('lead').selectAll()
  if (kind) leads = isLeadKind(kind) ? leads.where('kind', '=', kind) : leads.where('id', '=', '')
  if (email) leads = leads.where('email', '=', email.toLowerCase())
  if (since) leads = leads.where('received_at', '>', since)
  const order = newestFirst ? 'desc' : 'asc'
  const rows = await engine.read(leads.orderBy('received_at', order).orderBy('id', order).limit(limit))
  return Promise.all(rows.map((row) => foundLead(engine, row)))
}

/** Leads of these ids, the oldest first. */
export async function findLeadsByIds(engine: Engine, ids: readonly string[]): Promise<FoundLead[]> {
  const rows = engine.sql
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .orderBy('id')
  return Promise.all((await engine.read(rows)).map((row) => foundLead(engine, row)))
}

/** A lead with what became of it: its deliveries, and the receivers of its email (none where all got it at once). */
async function foundLead(engine: Engine, row: LeadRow) {
  const { sql, read } = engine
  const lead = await withFiles(engine, row)
  const deliveries = await read(sql.selectFrom('delivery').selectAll().where('subject_id', '=', row.id).orderBy('sink'))
  const ids = deliveries.map(({ id }) => id)
  const recipients = sql
    .selectFrom('email_recipient')
    .selectAll()
    .where('subject_id', 'in', ['', ...ids])
  return {
    ...lead,
    deliveries,
    recipients: await read(recipients.orderBy('recipient')),
    state: leadState(lead.suspicion, deliveries),
  }
}

/** One lead by its id or the end of it, as lists show it; undefined when none or several fit. */
export async function findLead(engine: Engine, id: string): Promise<FoundLead | undefined> {
  if (!/^[\da-f-]{6,36}$/.test(id)) return undefined
  const fits = engine.sql.selectFrom('lead').selectAll().where('id', 'like', `%${id}`).limit(2)
  const [row, another] = await engine.read(fits)
  if (!row || another) return undefined
  return foundLead(engine, row)
}
