import type { Engine } from '#lib/store/engine'

const dayMs = 86_400_000

/**
 * Up to which moment a purge may delete: now, but at most a day further than the last time it asked under this name. A
 * machine that wakes up years ahead deletes nothing for weeks, time enough to set it right, and one that really slept
 * for a month is even after a day of hourly purges.
 */
export async function clampPurgeCutoff(engine: Engine, name: string, now: number): Promise<number> {
  const { sql } = engine
  const [last] = await engine.read(sql.selectFrom('fact').select('value').where('name', '=', name))
  const upTo = last ? Math.min(now, Number(last.value) + dayMs) : now
  const value = String(upTo)
  await engine.write([
    sql
      .insertInto('fact')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
  ])
  return upTo
}
