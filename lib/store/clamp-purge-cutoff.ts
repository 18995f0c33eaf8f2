import type { Engine } from '#lib/store/engine'
import { factOf, saveFact } from '#lib/store/fact'

const dayMs = 86_400_000

/**
 * The time up to which a purge may delete: now, but at most a day after its last run under this name. With a clock years ahead it then
 * deletes nothing for weeks; after a real sleep of a month it catches up within a day of hourly purges.
 */
export async function clampPurgeCutoff(engine: Engine, name: string, now: number): Promise<number> {
  const last = await factOf(engine, name)
  const upTo = last === undefined ? now : Math.min(now, Number(last) + dayMs)
  await saveFact(engine, name, String(upTo))
  return upTo
}
