import { sql as raw } from 'kysely'
import { newestWeek } from '#lib/chat/letter/letter-week'
import { letterSink } from '#lib/chat/sinks'
import { timeScale } from '#lib/config/environment'
import { queueJob } from '#lib/queue/queue-job'
import type { Engine } from '#lib/store/engine'
import { repeat } from '#lib/store/repeat'

const fact = 'chat-letter'
const before = 'week:'
/** For how many weeks sent reports are remembered. */
const keptMs = 8 * 7 * 86_400_000

/** The Monday of a report's job. */
export const mondayOfSubject = (subject: string) => subject.slice(before.length)

/** Queues the newest week's report once; where none was ever due, next Monday's is the first, not weeks before. */
export async function queueLetter({ sql, read, write }: Engine, zone: string, now: number): Promise<void> {
  const { monday } = newestWeek(now, zone)
  const [known] = await read(sql.selectFrom('fact').select('value').where('name', '=', fact))
  if (!known) {
    const first = { name: fact, value: monday }
    const ifNone = sql
      .insertInto('fact')
      .values(first)
      .onConflict((conflict) => conflict.column('name').doNothing())
    await write([ifNone])
    return
  }
  if (known.value >= monday) return
  await write(
    [
      queueJob(sql, {
        subject: raw`${before + monday}`,
        sink: letterSink,
        now,
        from: raw`fact where name = ${fact} and value < ${monday}`,
      }),
      sql.updateTable('fact').set({ value: monday }).where('name', '=', fact).where('value', '<', monday),
      sql
        .deleteFrom('delivery')
        .where('sink', '=', letterSink)
        .where('created_at', '<', now - keptMs),
    ],
    { lockKeys: fact },
  )
}

const lookEveryMs = 60_000

/** Checks every minute whether a report is due. Returns how to stop. */
export function startLetters(zone: string): () => Promise<void> {
  const look = (engine: Engine, now: number) => queueLetter(engine, zone, now)
  return repeat(look, { everyMs: lookEveryMs * timeScale(), fault: 'chat.letter_not_looked_at', atOnce: true })
}
