import { type AwayNote, awayNote } from '#lib/chat/away-note'
import { withTimeout } from '#lib/http/answer'
import { store } from '#lib/store/process-store'

/** A note that was just left is known everywhere after so long. */
const askAgainMs = 5000

interface Known {
  note: AwayNote | undefined
  at: number
  asking?: Promise<void> | undefined
}

// Modules are instantiated more than once in one process: one memory for all of them.
const key = Symbol.for('orca.chat-away-note')
const holder: typeof globalThis & { [key]?: Known } = globalThis

async function ask(known: Known): Promise<void> {
  try {
    known.note = await withTimeout(store().then((engine) => awayNote(engine, Date.now())))
    known.at = Date.now()
  } catch {
    // Without the store nobody knows better than before.
    known.at = Date.now()
  } finally {
    known.asking = undefined
  }
}

/**
 * The away note as this process knows it, for what everybody asks for at every page: only the first caller waits for the
 * store, and a store that is away changes nothing.
 */
export async function knownAwayNote(now: number): Promise<AwayNote | undefined> {
  holder[key] ??= { note: undefined, at: Number.NEGATIVE_INFINITY }
  const known = holder[key]
  if (now - known.at > askAgainMs) known.asking ??= ask(known)
  if (known.at === Number.NEGATIVE_INFINITY) await known.asking
  const { note } = known
  return note && (note.until === null || note.until > now) ? note : undefined
}
