import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { chatRetentionDays } from '#lib/content/chat-retention'
import { clampPurgeCutoff } from '#lib/store/clamp-purge-cutoff'
import type { Engine } from '#lib/store/engine'
import { forgetErasures, noteErased } from '#lib/store/erasures'
import type { Tables } from '#lib/store/tables'

const dayMs = 86_400_000
const visitorNeededMs = 2 * dayMs
const atOnce = 500

type Choice = (expressions: ExpressionBuilder<Tables, 'lead'>) => Expression<SqlBool>

async function erase({ sql, write }: Engine, chosen: Choice): Promise<number> {
  const ids = sql.selectFrom('lead').select('id').where(chosen)
  const deliveries = sql
    .selectFrom('delivery')
    .select('id')
    .where('subject_kind', '=', 'lead')
    .where('subject_id', 'in', ids)
  const [, , , , , , erased] = await write([
    sql.deleteFrom('data_download').where('request_id', 'in', ids),
    sql.deleteFrom('data_request').where('id', 'in', ids),
    sql.deleteFrom('attachment').where('lead_id', 'in', ids),
    sql.deleteFrom('delivery_attempt').where('delivery_id', 'in', deliveries),
    sql.deleteFrom('email_recipient').where('subject_id', 'in', deliveries),
    sql.deleteFrom('delivery').where('subject_kind', '=', 'lead').where('subject_id', 'in', ids),
    sql.deleteFrom('lead').where(chosen).returning('id'),
  ])
  return erased.length
}

/** Deletes leads at a person's request, and records the erasure. Returns how many. */
export async function eraseLeads(engine: Engine, ids: readonly string[], now: number): Promise<number> {
  let erased = 0
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    // First, so that a crash between the two erases too much after a restore and never too little.
    await engine.write(noteErased(engine.sql, 'lead', some, now))
    erased += await erase(engine, (lead) => lead('id', 'in', some))
  }
  return erased
}

/** The leads that were made from chats. */
export async function leadsOfChats({ sql, read }: Engine, conversationIds: readonly string[]): Promise<string[]> {
  if (conversationIds.length === 0) return []
  const leads = sql
    .selectFrom('lead')
    .select('id')
    .where((lead) => lead.or(conversationIds.map((id) => lead('idem_key', 'like', `${chatKey(id)}%`))))
  return (await read(leads)).map(({ id }) => id)
}

/** Erases leads made from chats whose retention is over. */
export function eraseOfChats(engine: Engine, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return Promise.resolve(0)
  return erase(engine, (lead) => lead.or(conversationIds.map((id) => lead('idem_key', 'like', `${chatKey(id)}%`))))
}

/** Beginning of the idempotency key of every lead that was made from a chat. */
export const chatKey = (conversationId: string) => `chat:${conversationId}:`

/** The conversation that a lead of this key was made from; none for most. */
export const chatOfKey = (key: string): string[] => /^chat:([^:]+):/.exec(key)?.slice(1) ?? []

/**
 * Deletes leads past their retention: `LEADS_RETENTION_DAYS` when they came or now, whichever ends first. Hashes of addresses go after
 * two days, the longest that a limit looks back.
 */
export async function purge(engine: Engine, now: number, retentionDays: number): Promise<number> {
  await engine.write([
    engine.sql
      .updateTable('lead')
      .set({ visitor: '' })
      .where('received_at', '<', now - visitorNeededMs)
      .where('visitor', '!=', ''),
    forgetErasures(engine.sql, now - Math.max(retentionDays, chatRetentionDays) * dayMs),
  ])
  return erase(engine, (lead) =>
    lead.or([lead('purge_at', '<=', now), lead('received_at', '<=', now - retentionDays * dayMs)]),
  )
}

/** Purges up to a cutoff that a wrong clock cannot move far. Returns how many leads. */
export async function purgeWithCare(engine: Engine, now: number, retentionDays: number): Promise<number> {
  return purge(engine, await clampPurgeCutoff(engine, 'purged-up-to', now), retentionDays)
}
