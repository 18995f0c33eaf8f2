import type { Engine } from '#lib/store/engine'
import { factOf, saveFact } from '#lib/store/fact'

const dayMs = 86_400_000

/**
 * Up to which moment a purge may delete: now, but at most a day further than the last time it asked under this name. A
 * machine that wakes up years ahead deletes nothing for weeks, time enough to set it right, and one that really slept
 * for a month is even after a day of hourly purges.
 */
export async function clampPurgeCutoff(engine: Engine, name: string, now: number): Promise<number> {
  const last = await factOf(engine, name)
  const upTo = last === undefined ? now : Math.min(now, Number(last) + dayMs)
  await saveFact(engine, name, String(upTo))
  return upTo
}
