import { type AwayNote, awayNote } from '#lib/chat/away-note'
import { knownOfStore } from '#lib/chat/known-of-store'

/** A note that was just left is known everywhere after five seconds. */
const fact = { name: 'away-note', askAgainMs: 5000, read: awayNote }

/** The away note as this process knows it. */
export async function knownAwayNote(now: number): Promise<AwayNote | undefined> {
  const note = await knownOfStore(fact, now)
  return note && (note.until === null || note.until > now) ? note : undefined
}
