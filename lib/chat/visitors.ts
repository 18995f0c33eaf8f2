import { sql as raw } from 'kysely'
import { eraseOutbox } from '#lib/chat/bridge/outbox'
import { chatLimits, chatRetentionMs } from '#lib/chat/limits'
import { newToken, tokenHash } from '#lib/chat/token'
import type { SignedUser } from '#lib/chat/user-token'
import { eraseLeads, eraseOfChats, leadsOfChats } from '#lib/leads/erase'
import { hasRoom, tooMany, waitOf } from '#lib/rate-limit/sliding-windows'
import type { VisitorRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { noteErased } from '#lib/store/erasures'
import { rowId } from '#lib/store/row-id'

interface Arrival {
  site: string
  /** Keyed hash of the address. */
  address: string
  now: number
}

/** A visitor without a name; refuses when too many came from one address. */
export async function addVisitor(engine: Engine, { site, address, now }: Arrival) {
  const { sql } = engine
  const token = newToken()
  const ofAddress = sql.selectFrom('visitor').where('address', '=', address)
  const isAllowed = hasRoom(chatLimits.newVisitors, now, ofAddress)
  const id = rowId(now)
  const expiresAt = now + chatRetentionMs
  const [made] = await engine.write(
    [
      raw<{ id: string }>`
        insert into visitor (id, token_hash, site, external_id, address, created_at, purge_at)
        select ${id}, ${tokenHash(token)}, ${site}, null, ${address}, cast(${now} as bigint), cast(${expiresAt} as bigint)
        where ${raw.join(isAllowed, raw` and `)} returning id`.compile(sql),
    ],
    { lockKeys: `visitors:${address}` },
  )
  if (made.length === 0) throw tooMany(await waitOf(engine, chatLimits.newVisitors, now, ofAddress))
  return { id, token, expiresAt }
}

export type NewVisitor = Awaited<ReturnType<typeof addVisitor>>

/** Whose token this is; nobody's when it is unknown or has run out. */
export async function visitorOf(engine: Engine, token: string, now: number): Promise<VisitorRow | undefined> {
  const [row] = await engine.read(
    engine.sql.selectFrom('visitor').selectAll().where('token_hash', '=', tokenHash(token)).where('purge_at', '>', now),
  )
  return row
}

/** The host site's user, as its server signed them: the last token counts. */
export async function identify(
  engine: Engine,
  { user, anonymous, ...arrival }: Arrival & { user: SignedUser; anonymous: VisitorRow | undefined },
): Promise<NewVisitor> {
  const { sql } = engine
  const { site, address, now } = arrival
  const token = newToken()
  const id = rowId(now)
  const expiresAt = now + chatRetentionMs
  const signed = { signed_name: user.name ?? null, signed_email: user.email ?? null }
  const [rows] = await engine.write(
    [
      sql
        .insertInto('visitor')
        .values({
          id,
          token_hash: tokenHash(token),
          site,
          external_id: user.id,
          ...signed,
          address,
          created_at: now,
          purge_at: expiresAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['site', 'external_id'])
            .doUpdateSet({ token_hash: tokenHash(token), purge_at: expiresAt, ...signed }),
        )
        .returning('id'),
    ],
    { lockKeys: `user:${site}:${user.id}` },
  )
  const userId = rows[0]?.id ?? id
  if (anonymous && anonymous.external_id === null && anonymous.site === site)
    await handOver(engine, anonymous.id, userId)
  return { id: userId, token, expiresAt }
}

/** What an anonymous visitor said becomes a user's who said nothing yet; then nothing is left of the visitor. */
async function handOver(engine: Engine, anonymousId: string, userId: string): Promise<void> {
  const { sql } = engine
  const taken = sql.selectFrom('conversation').select('id').where('visitor_id', '=', userId)
  await engine.write([
    sql
      .updateTable('conversation')
      .set({ visitor_id: userId })
      .where('visitor_id', '=', anonymousId)
      .where(({ not, exists }) => not(exists(taken))),
  ])
  await deleteVisitors(engine, [anonymousId])
}

/** Tables whose rows belong to one conversation. */
const ofConversations = [
  ...(['bridge_message', 'bridge_link', 'person_wait', 'answer_link', 'answer_holder', 'answer_feedback'] as const),
  ...(['rating_question', 'transcript', 'chat_file', 'message'] as const),
]

/** Deletes visitors with all they said; `erasedAt`: at a person's request, noted. Gives back the conversations. */
export async function deleteVisitors(
  engine: Engine,
  visitorIds: readonly string[],
  erasedAt?: number,
): Promise<string[]> {
  if (visitorIds.length === 0) return []
  const { sql } = engine
  const conversations = sql
    .selectFrom('conversation')
    .select('id')
    .where('visitor_id', 'in', [...visitorIds])
  const gone = (await engine.read(conversations)).map(({ id }) => id)
  if (erasedAt !== undefined) await eraseLeads(engine, await leadsOfChats(engine, gone), erasedAt)
  await engine.write(
    [
      ...(erasedAt === undefined
        ? []
        : [...noteErased(sql, 'visitor', visitorIds, erasedAt), ...noteErased(sql, 'conversation', gone, erasedAt)]),
      sql.deleteFrom('email_recipient').where('subject_id', 'in', conversations),
      ...gone.flatMap((id) => eraseOutbox(sql, id)),
      ...ofConversations.map((table) => sql.deleteFrom(table).where('conversation_id', 'in', conversations)),
      sql.deleteFrom('conversation').where('visitor_id', 'in', [...visitorIds]),
      sql.deleteFrom('visitor').where('id', 'in', [...visitorIds]),
    ],
    { hints: gone },
  )
  await eraseOfChats(engine, gone)
  return gone
}
