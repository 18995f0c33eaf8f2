import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { clampPurgeCutoff } from '#lib/store/clamp-purge-cutoff'
import type { Engine } from '#lib/store/engine'

const dayMs = 86_400_000

/** 128 random bits, so that links and secrets cannot be guessed. */
const randomWord = () => randomBytes(16).toString('base64url')
const word = /^[\w-]{22}$/

/** Only the hash is stored, so a reader of the database cannot delete the link. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** With this many the store is full of links, and no more are made: some 1 GB at their longest. */
const mostLinks = 50_000

export interface NewShortLink {
  id: string
  /** The secret that deletes it, known only to its maker. */
  secret: string
  until: number
}

/**
 * Stores an address of a tool (`readToolAddress`) for some days.
 * @returns null if the most links allowed are stored already
 */
export async function addShortLink(
  { sql, read, write }: Engine,
  address: string,
  days: number,
  now: number,
): Promise<NewShortLink | null> {
  const [kept] = await read(sql.selectFrom('short_link').select(({ fn }) => fn.countAll<number>().as('n')))
  if (Number(kept?.n ?? 0) >= mostLinks) return null
  const link = { id: randomWord(), secret: randomWord(), until: now + days * dayMs }
  const row = { id: link.id, address, secret_hash: hashOf(link.secret), created_at: now, purge_at: link.until }
  await write([sql.insertInto('short_link').values(row)])
  return link
}

/** The address behind a short link; null once it ended or was deleted, and for a word that never was one. */
export async function findShortLink({ sql, read }: Engine, id: string, now: number): Promise<string | null> {
  if (!word.test(id)) return null
  const [row] = await read(
    sql.selectFrom('short_link').select('address').where('id', '=', id).where('purge_at', '>', now),
  )
  return row?.address ?? null
}

/** Whether this secret may delete the link, which is there. */
export async function mayDelete({ sql, read }: Engine, id: string, secret: string): Promise<boolean> {
  if (!word.test(id) || !word.test(secret)) return false
  const [row] = await read(sql.selectFrom('short_link').select('secret_hash').where('id', '=', id))
  return row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(secret)))
}

/** Deletes a link by its secret. Returns whether there was one. */
export async function deleteShortLink(engine: Engine, id: string, secret: string): Promise<boolean> {
  if (!(await mayDelete(engine, id, secret))) return false
  await engine.write([engine.sql.deleteFrom('short_link').where('id', '=', id)])
  return true
}

/** Deletes expired links, by a clock that cannot leap. Returns how many. */
export async function purgeShortLinksWithCare(engine: Engine, now: number): Promise<number> {
  const upTo = await clampPurgeCutoff(engine, 'short-links-purged-up-to', now)
  const [gone] = await engine.write(
    [engine.sql.deleteFrom('short_link').where('purge_at', '<=', upTo).returning('id')],
    { lowPriority: true },
  )
  return gone.length
}
