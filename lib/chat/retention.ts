import { purgeLinks } from '#lib/chat/answer-links/links'
import { notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { deleteVisitors } from '#lib/chat/visitors'
import { longest } from '#lib/rate-limit/sliding-windows'
import { clampPurgeCutoff } from '#lib/store/clamp-purge-cutoff'
import type { Engine } from '#lib/store/engine'

const atOnce = 200
/** How long a table keeps the hash of an address: the longest window that counts it, and time for clocks to differ. */
const hashKeptMs = {
  visitor: longest(chatLimits.newVisitors) + 3_600_000,
  message: longest(chatLimits.newVisitors) + 3_600_000,
  transcript: longest(chatLimits.transcript.address) + 3_600_000,
  chat_file: longest(chatLimits.files.address) + 3_600_000,
} as const

/** Deletes visitors past the retention with all they said, and old hashes of addresses. Gives back how many. */
export async function purgeChats(engine: Engine, now: number): Promise<number> {
  const { sql } = engine
  const tables = ['visitor', 'message', 'transcript', 'chat_file'] as const
  await engine.write([
    ...tables.map((table) =>
      sql
        .updateTable(table)
        .set({ address: '' })
        .where('created_at', '<', now - hashKeptMs[table])
        .where('address', '!=', ''),
    ),
    purgeLinks(sql, now),
  ])
  for (let count = 0; ; ) {
    const due = sql.selectFrom('visitor').select('id').where('purge_at', '<=', now).limit(atOnce)
    const rows = await engine.read(due)
    for (const id of await deleteVisitors(
      engine,
      rows.map(({ id }) => id),
    ))
      notify(id)
    count += rows.length
    if (rows.length < atOnce) return count
  }
}

/** Purges up to a cutoff that a clock set forward cannot move by more than the time passed. Gives back how many visitors. */
export async function purgeChatsWithCare(engine: Engine, now: number): Promise<number> {
  return purgeChats(engine, await clampPurgeCutoff(engine, 'chats-purged-up-to', now))
}
