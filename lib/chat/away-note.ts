import { z } from 'zod'
import { cachedFromStore } from '#lib/chat/cached-from-store'
import type { Engine } from '#lib/store/engine'
import { factOf, saveFact } from '#lib/store/fact'

/** People are away despite the office hours; `until`: epoch milliseconds, or null if unknown. */
export interface AwayNote {
  until: number | null
}

const name = 'chat-away'
const stored = z.object({ until: z.number().nullable() })

/** The note that holds at a moment; one that has run out is none. */
export async function awayNote(engine: Engine, now: number): Promise<AwayNote | undefined> {
  const kept = await factOf(engine, name)
  const note = kept === undefined ? undefined : stored.parse(JSON.parse(kept))
  return note && (note.until === null || note.until > now) ? note : undefined
}

/** Leaves the note or takes it away. */
export async function setAwayNote(engine: Engine, note: AwayNote | undefined): Promise<void> {
  if (note) await saveFact(engine, name, JSON.stringify(note))
  else await engine.write([engine.sql.deleteFrom('fact').where('name', '=', name)])
}

/** A note that was just left is known everywhere after five seconds. */
const fact = { name: 'away-note', askAgainMs: 5000, read: awayNote }

/** The away note as this process knows it. */
export async function cachedAwayNote(now: number): Promise<AwayNote | undefined> {
  const note = await cachedFromStore(fact, now)
  return note && (note.until === null || note.until > now) ? note : undefined
}
