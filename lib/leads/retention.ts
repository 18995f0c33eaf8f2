import { environment } from '#lib/config/environment'
import { purge } from '#lib/leads/erase'
import { log } from '#lib/runtime/log'
import { repeat } from '#lib/runtime/repeat'
import { clampPurgeCutoff } from '#lib/store/clamp-purge-cutoff'
import type { Engine } from '#lib/store/engine'

const everyMs = 3_600_000

/** Purges up to a cutoff that a clock set forward cannot move by more than the time passed. Gives back how many leads. */
export async function purgeWithCare(engine: Engine, now: number, retentionDays: number): Promise<number> {
  return purge(engine, await clampPurgeCutoff(engine, 'purged-up-to', now), retentionDays)
}

/**
 * Deletes what has been kept long enough, once at start and then every hour. Gives back how to stop it.
 * @param alsoPurge what else is kept for a time only; gives back how many it deleted
 */
export function startRetention(
  store: () => Promise<Engine>,
  alsoPurge: (engine: Engine, now: number) => Promise<number>,
): () => Promise<void> {
  const run = async () => {
    const engine = await store()
    const now = Date.now()
    const leads = await purgeWithCare(engine, now, environment().LEADS_RETENTION_DAYS)
    const count = leads + (await alsoPurge(engine, now))
    if (count === 0) return
    log('info', 'leads.purged', { count })
    await engine.truncateLog()
  }
  return repeat(run, { everyMs, fault: 'leads.not_purged', atOnce: true })
}
