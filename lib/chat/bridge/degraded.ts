import { tell } from '#lib/chat/hub'
import type { Engine } from '#lib/store/engine'

/** Notes whether people can be reached in a conversation, and tells who reads along. */
export async function setDegraded(engine: Engine, id: string, degraded: 0 | 1, now: number): Promise<void> {
  const hint = engine.hint(id)
  const [changed] = await engine.write([
    engine.sql
      .updateTable('conversation')
      // Whom nobody answers for a day is better served by the assistant than by silence.
      .set({ degraded, touched_at: now, ...(degraded ? { state: 'bot' as const } : {}) })
      .where('id', '=', id)
      .where('degraded', '!=', degraded)
      .returning('id')
      .compile(),
    ...(hint ? [hint] : []),
  ])
  if (changed.length > 0) tell(id)
}
