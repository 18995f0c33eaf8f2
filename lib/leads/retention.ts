import { environment } from '#lib/config/environment'
import { log, reasonOf } from '#lib/config/log'
import { purge } from '#lib/leads/erase'
import type { Engine } from '#lib/store/engine'

const everyMs = 3_600_000
const dayMs = 86_400_000
const fact = 'purged-up-to'

/**
 * Purges, but takes the clock's word only for a day further than the last time: a machine that wakes up years ahead
 * deletes nothing for weeks, time enough to set it right, and one that really slept for a month is even after a day.
 */
export async function purgeWithCare(engine: Engine, now: number, retentionDays: number): Promise<number> {
  const { sql } = engine
  const [last] = await engine.read(sql.selectFrom('fact').select('value').where('name', '=', fact).compile())
  const upTo = last ? Math.min(now, Number(last.value) + dayMs) : now
  const value = String(upTo)
  await engine.write([
    sql
      .insertInto('fact')
      .values({ name: fact, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile(),
  ])
  return purge(engine, upTo, retentionDays)
}

/** Deletes what has been kept long enough, once at start and then every hour. Gives back how to stop it. */
export function keepRetention(store: () => Promise<Engine>): () => void {
  const run = async () => {
    try {
      const count = await purgeWithCare(await store(), Date.now(), environment().LEADS_RETENTION_DAYS)
      if (count > 0) log('info', 'leads.purged', { count })
    } catch (error) {
      log('warn', 'leads.not_purged', { reason: reasonOf(error) })
    }
  }
  void run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
