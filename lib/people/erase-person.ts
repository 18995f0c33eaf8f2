import { deleteVisitors } from '#lib/chat/visitors'
import { eraseLeads } from '#lib/leads/erase'
import type { Found } from '#lib/people/find-person'
import type { Engine } from '#lib/store/engine'
import { type Erasure, noteErasures } from '#lib/store/erasures'

const atOnce = 200

async function eraseVisitors(engine: Engine, ids: readonly string[], now: number): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) await deleteVisitors(engine, ids.slice(at, at + atOnce), now)
}

/** Erases what was found, from the store's files as well, and notes what it was. */
export async function erasePerson(engine: Engine, { leads, chats }: Found, now: number): Promise<void> {
  await eraseVisitors(
    engine,
    chats.map(({ visitorId }) => visitorId),
    now,
  )
  await eraseLeads(
    engine,
    leads.map(({ id }) => id),
    now,
  )
  await engine.truncateLog()
}

/** Which of these visitors, or of the visitors of these conversations, the store has. */
async function visitorsThere({ sql, read }: Engine, ids: readonly string[]): Promise<string[]> {
  const there = sql
    .selectFrom('visitor')
    .leftJoin('conversation', 'conversation.visitor_id', 'visitor.id')
    .select('visitor.id')
    .where(({ eb, or }) => or([eb('visitor.id', 'in', [...ids]), eb('conversation.id', 'in', [...ids])]))
  return (await read(there)).map(({ id }) => id)
}

/** Erases again what a restored backup brought back. Returns how many leads and visitors there were. */
export async function eraseAgain(engine: Engine, erasures: readonly Erasure[], now: number): Promise<number> {
  let count = 0
  for (let at = 0; at < erasures.length; at += atOnce) {
    const some = erasures.slice(at, at + atOnce)
    await engine.write(noteErasures(engine.sql, some))
    const ids = some.map(({ subject_id }) => subject_id)
    const visitors = await visitorsThere(engine, ids)
    await eraseVisitors(engine, visitors, now)
    count += visitors.length + (await eraseLeads(engine, ids, now))
  }
  await engine.truncateLog()
  return count
}
