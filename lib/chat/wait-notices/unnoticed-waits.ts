import { presenceNow } from '#lib/chat/presence-now'
import { canNotify, hasTeam } from '#lib/chat/wait-notices/notify-team'
import { dueNotices, waitRules } from '#lib/chat/wait-notices/wait-rules'
import { timeScale } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import type { Engine } from '#lib/store/engine'

/** A notice that is due has been tried several times after so long. */
const graceMs = 60_000
const mostLookedAt = 200

/** Whether a visitor waits without the team knowing: no way is configured, or all fail. */
export async function someoneWaitsUnnoticed(engine: Engine, settings: Settings, now: number): Promise<boolean> {
  const open = engine.sql.selectFrom('person_wait').selectAll().where('ended_at', 'is', null)
  const waits = await engine.read(open.orderBy('since').limit(mostLookedAt))
  if (waits.length === 0) return false
  if (!canNotify(settings)) return true
  // Bridges have a queue of their own, which is watched as such.
  if (!hasTeam(settings)) return false
  const rules = waitRules(settings)
  const lateAt = Math.round(now - graceMs * timeScale())
  const isLate = waits.some(({ since, told }) => dueNotices(since, rules, lateAt) > told)
  return isLate && (await presenceNow(engine)).kind !== 'away'
}
