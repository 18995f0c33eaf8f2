import { sql as raw, type SqlBool } from 'kysely'
import { forgetHolder } from '#lib/chat/answer-links/holder'
import { notify } from '#lib/chat/hub'
import { newToken, tokenHash } from '#lib/chat/token'
import { writeToChat } from '#lib/chat/write-to-chat'
import { type LinkEnd, linkToken } from '#lib/protocol/answer-link'
import { ApiError } from '#lib/protocol/api-errors'
import { absoluteUrl } from '#lib/seo/absolute-url'
import type { AnswerLinkRow } from '#lib/store/chat-tables'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'

/** A link works so long after it was last used. */
export const linkLifeMs = 72 * 3_600_000
/** An open page uses its link all the time; that is written this often at most. */
const noteUseEveryMs = 30_000
/** Links of one conversation that work at the same time: who has one can make more, but not without end. */
const mostOfConversation = 50
/** Ended links are known so long, so that who opens one reads why. */
const endedKeptMs = 30 * 86_400_000

export function workingLinks(sql: Sql, conversationId: string, now: number) {
  return sql
    .selectFrom('answer_link')
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .where('used_at', '>', now - linkLifeMs)
}

interface NewLink {
  conversationId: string
  by: AnswerLinkRow['made_by']
  now: number
}

/** Makes a link and returns its right, which is not stored; throws `too_many` beyond fifty links made by colleagues. */
export async function makeLink(engine: Engine, { conversationId, by, now }: NewLink): Promise<string> {
  const { sql } = engine
  const token = newToken()
  const count = workingLinks(sql, conversationId, now).select(({ fn }) => fn.countAll<number>().as('n'))
  const hasRoom = by === 'colleague' ? raw<SqlBool>`${count} < ${raw.lit(mostOfConversation)}` : raw<SqlBool>`1 = 1`
  const [made] = await engine.write(
    [
      raw<Pick<AnswerLinkRow, 'token_hash'>>`
        insert into answer_link (token_hash, conversation_id, made_by, made_at, used_at)
        select ${tokenHash(token)}, id, ${by}, cast(${now} as bigint), cast(${now} as bigint)
        from conversation where id = ${conversationId} and ${hasRoom} returning token_hash`.compile(sql),
    ],
    { lockKeys: `chat:${conversationId}` },
  )
  if (made.length === 0) throw new ApiError('too_many', { retryAfterSeconds: 3600 })
  return token
}

/** The link of a right, and why it does not work, if it does not; undefined when there is none, or it has been forgotten. */
export async function findLink({ sql, read }: Engine, token: string, now: number) {
  if (!linkToken.test(token)) return undefined
  const links = sql.selectFrom('answer_link').selectAll().where('token_hash', '=', tokenHash(token))
  const [link] = await read(links)
  if (!link) return undefined
  const isLate = link.used_at <= now - linkLifeMs
  const ended: LinkEnd | undefined = link.ended_by ?? (isLate ? 'expired' : undefined)
  return { link, ended }
}

/** Notes that a link is used: it works for another 72 hours. */
export async function noteUse({ sql, write }: Engine, link: AnswerLinkRow, now: number): Promise<void> {
  if (now - link.used_at < noteUseEveryMs) return
  await write(
    [
      sql
        .updateTable('answer_link')
        .set({ used_at: now })
        .where('token_hash', '=', link.token_hash)
        .where('ended_at', 'is', null)
        .where('used_at', '<', now),
    ],
    { lowPriority: true },
  )
}

/** Whether a link works at the moment at which a transaction writes; asked in it. */
export function stillWorks(sql: Sql, { token_hash, conversation_id }: AnswerLinkRow, now: number) {
  const working = workingLinks(sql, conversation_id, now).select('token_hash').where('token_hash', '=', token_hash)
  return raw<SqlBool>`exists ${working}`
}

interface Ended {
  conversationId: string
  by: NonNullable<AnswerLinkRow['ended_by']>
  now: number
  /** This one alone. */
  only?: string | undefined
}

/** Ends the links of a conversation. */
export function endLinks(sql: Sql, { conversationId, by, now, only }: Ended): Query<{ token_hash: string }> {
  const links = sql
    .updateTable('answer_link')
    .set({ ended_at: now, ended_by: by })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
  return (only === undefined ? links : links.where('token_hash', '=', only)).returning('token_hash')
}

/** Revokes all links of a conversation, or `only` one; then nobody holds it. Returns how many. */
export async function withdrawLinks(
  engine: Engine,
  conversationId: string,
  { now, only, device }: Pick<Ended, 'now' | 'only'> & { device?: string },
): Promise<number> {
  const [ended] = await writeToChat(engine, conversationId, [
    endLinks(engine.sql, { conversationId, by: 'withdrawn', now, only }),
    forgetHolder(engine.sql, conversationId, device),
  ])
  notify(conversationId)
  return ended.length
}

/** Deletes links that were never sent to anybody. */
export async function forgetLinks({ sql, write }: Engine, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return
  await write([
    sql.deleteFrom('answer_link').where(
      'token_hash',
      'in',
      tokens.map((token) => tokenHash(token)),
    ),
  ])
}

/** Deletes links a month after they expired. */
export function purgeLinks(sql: Sql, now: number): Query {
  return sql.deleteFrom('answer_link').where('used_at', '<=', now - linkLifeMs - endedKeptMs)
}

/** The working links, of one conversation or all, last used first, with the holder's name, which may be blank. */
export async function listLinks(engine: Engine, now: number, conversationId?: string) {
  const { sql, read } = engine
  const all = sql
    .selectFrom('answer_link')
    .leftJoin('answer_holder', 'answer_holder.conversation_id', 'answer_link.conversation_id')
    .selectAll('answer_link')
    .select('answer_holder.name as holder')
    .where('ended_at', 'is', null)
    .where('used_at', '>', now - linkLifeMs)
  const links = conversationId === undefined ? all : all.where('answer_link.conversation_id', '=', conversationId)
  const rows = await read(links.orderBy('used_at', 'desc').limit(500))
  return rows.map((row) => ({ ...row, holder: row.holder ?? '', expiresAt: row.used_at + linkLifeMs }))
}

/** The address of a link. Its right is behind `#`, which browsers do not send to servers. */
export const linkAddress = (token: string) => `${absoluteUrl('/answer', 'zh')}#${token}`
