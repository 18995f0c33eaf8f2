import { type AwayNote, awayNote } from '#lib/chat/away-note'
import { cachedFromStore } from '#lib/chat/cached-from-store'

/** A note that was just left is known everywhere after five seconds. */
const fact = { name: 'away-note', askAgainMs: 5000, read: awayNote }

/** The away note as this process knows it. */
export async function cachedAwayNote(now: number): Promise<AwayNote | undefined> {
  const note = await cachedFromStore(fact, now)
  return note && (note.until === null || note.until > now) ? note : undefined
}
