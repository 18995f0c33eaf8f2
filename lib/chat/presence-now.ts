import { awayNote } from '#lib/chat/away-note'
import { type Presence, presenceAt } from '#lib/chat/presence'
import { environment } from '#lib/config/environment'
import type { Engine } from '#lib/store/engine'

/** Whether people answer at this moment, by the settings and the note in the store. */
export async function presenceNow(engine: Engine): Promise<Presence> {
  const now = Date.now()
  return presenceAt(now, environment().CHAT_HOURS, await awayNote(engine, now))
}
