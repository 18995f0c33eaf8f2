import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { contentOf } from '#lib/leads/read-lead'
import type { Engine } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

const dayMs = 86_400_000
const visitorNeededMs = 2 * dayMs

type Choice = (expressions: ExpressionBuilder<Tables, 'lead'>) => Expression<SqlBool>

/** Deletes leads with everything that hangs on them: files, deliveries, history. Gives back how many. */
async function erase(engine: Engine, chosen: Choice): Promise<number> {
  const { sql } = engine
  const ids = sql.selectFrom('lead').select('id').where(chosen)
  const deliveries = sql
    .selectFrom('delivery')
    .select('id')
    .where('subject_kind', '=', 'lead')
    .where('subject_id', 'in', ids)
  const [, , , , , , erased] = await engine.write([
    sql.deleteFrom('data_download').where('request_id', 'in', ids).compile(),
    sql.deleteFrom('data_request').where('id', 'in', ids).compile(),
    sql.deleteFrom('attachment').where('lead_id', 'in', ids).compile(),
    sql.deleteFrom('delivery_attempt').where('delivery_id', 'in', deliveries).compile(),
    sql.deleteFrom('email_recipient').where('subject_id', 'in', deliveries).compile(),
    sql.deleteFrom('delivery').where('subject_kind', '=', 'lead').where('subject_id', 'in', ids).compile(),
    sql.deleteFrom('lead').where(chosen).returning('id').compile(),
  ])
  return erased.length
}

/** Everything one person sent, on their request. */
export function eraseByEmail(engine: Engine, email: string): Promise<number> {
  return erase(engine, (lead) => lead('email', '=', email.trim().toLowerCase()))
}

/** What chats became leads, when the chats themselves are deleted. */
export function eraseOfChats(engine: Engine, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return Promise.resolve(0)
  return erase(engine, (lead) => lead.or(conversationIds.map((id) => lead('idem_key', 'like', `${chatKey(id)}%`))))
}

/** Beginning of the idempotency key of every lead that was made from a chat. */
export const chatKey = (conversationId: string) => `chat:${conversationId}:`

/** A number's digits; the shorter of two may lack the country's code. */
function isSameNumber(one: string, other: string): boolean {
  const [long = '', short = ''] = [one, other]
    .map((text) => text.replace(/\D/g, ''))
    .sort((a, b) => b.length - a.length)
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''))
}

/** Everything one person sent who left a telephone number, perhaps nothing else (the privacy page promises it). */
export async function eraseByPhone(engine: Engine, phone: string): Promise<number> {
  const rows = await engine.read(engine.sql.selectFrom('lead').select(['id', 'payload']).compile())
  const ids = rows.filter((row) => isSameNumber(contentOf(row).person.phone, phone)).map(({ id }) => id)
  let erased = 0
  for (const id of ids) erased += await erase(engine, (lead) => lead('id', '=', id))
  return erased
}

/**
 * What has been kept long enough: by `LEADS_RETENTION_DAYS` as it was when the lead came, or as it is now, whichever
 * ends first. The hashes of visitors' addresses go after two days: no limit looks further back.
 */
export async function purge(engine: Engine, now: number, retentionDays: number): Promise<number> {
  await engine.write([
    engine.sql
      .updateTable('lead')
      .set({ visitor: '' })
      .where('received_at', '<', now - visitorNeededMs)
      .where('visitor', '!=', '')
      .compile(),
  ])
  return erase(engine, (lead) =>
    lead.or([lead('purge_at', '<=', now), lead('received_at', '<=', now - retentionDays * dayMs)]),
  )
}
