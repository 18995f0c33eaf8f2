import { purgeLinks } from '#lib/chat/answer-links/links'
import { notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import { deleteVisitors } from '#lib/chat/visitors'
import { longest } from '#lib/rate-limit/sliding-windows'
import { clampPurgeCutoff } from '#lib/store/clamp-purge-cutoff'
import type { Engine } from '#lib/store/engine'

/** Visitors deleted in one transaction. */
const atOnce = 200
/** The longest window of any limit, and time for clocks to differ. */
const addressNeededMs = longest(chatLimits.newVisitors) + 3_600_000
const fileNeededMs = longest(chatLimits.files.address) + 3_600_000
const transcriptNeededMs = longest(chatLimits.transcript.address) + 3_600_000

/** Deletes visitors past the retention with all they said, and old hashes of addresses. Gives back how many. */
export async function purgeChats(engine: Engine, now: number): Promise<number> {
  const { sql } = engine
  const before = now - addressNeededMs
  await engine.write([
    sql.updateTable('visitor').set({ address: '' }).where('created_at', '<', before).where('address', '!=', ''),
    sql
      .updateTable('transcript')
      .set({ address: '' })
      .where('created_at', '<', now - transcriptNeededMs)
      .where('address', '!=', ''),
    sql.updateTable('message').set({ address: '' }).where('created_at', '<', before).where('address', '!=', ''),
    sql
      .updateTable('chat_file')
      .set({ address: '' })
      .where('created_at', '<', now - fileNeededMs)
      .where('address', '!=', ''),
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
