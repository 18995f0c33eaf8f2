import { log } from '#lib/runtime/log'
import { repeat } from '#lib/runtime/repeat'
import type { Engine } from '#lib/store/engine'

const everyMs = 3_600_000

/** Runs a purge at start and every hour. Returns how to stop it. */
export function purgeHourly(
  store: () => Promise<Engine>,
  what: 'leads' | 'chat',
  purge: (engine: Engine, now: number) => Promise<number>,
): () => Promise<void> {
  const run = async () => {
    const engine = await store()
    const count = await purge(engine, Date.now())
    if (count === 0) return
    log('info', `${what}.purged`, { count })
    await engine.truncateLog()
  }
  return repeat(run, { everyMs, fault: `${what}.not_purged`, atOnce: true })
}
