import { log } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import { repeat } from '#lib/store/repeat'

const everyMs = 3_600_000

/** Runs a purge at start and every hour. Returns how to stop it. */
export function purgeHourly(
  what: 'leads' | 'chat',
  purge: (engine: Engine, now: number) => Promise<number>,
): () => Promise<void> {
  const run = async (engine: Engine, now: number) => {
    const count = await purge(engine, now)
    if (count === 0) return
    log('info', `${what}.purged`, { count })
    await engine.truncateLog()
  }
  return repeat(run, { everyMs, fault: `${what}.not_purged`, atOnce: true })
}
