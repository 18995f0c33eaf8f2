import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'

/** What a hint can be about: something was written, or somebody is typing (said once, kept nowhere). */
export type Hint = 'changed' | 'typing'

type Listener = (hint: Hint) => void

interface Hub {
  listeners: Map<string, Set<Listener>>
  /** The store that is watched, and how to stop; nothing while nobody listens. */
  watching?: { engine: Engine; stop: () => void }
  timer?: NodeJS.Timeout
  looks: number
  lookedAt: number
  /** How each conversation with listeners looked at the last look, so that only what changed is told. */
  seen: Map<string, string>
}

// Modules are instantiated more than once in one process: one hub for all of them.
const key = Symbol.for('orca.chat-hub')
const holder: typeof globalThis & { [key]?: Hub } = globalThis

/** The truth is in the store: whatever hint was lost, one look for all finds this often what was touched lately. */
const lookEveryMs = 5000
/** What that look cannot see, a conversation that is gone or a clock far off, everybody finds for themselves after so many. */
const eachAfter = 12
/** Conversations touched this long before the last look are looked at again: clocks of instances differ. */
const overlapMs = 10_000

function hub(): Hub {
  holder[key] ??= { listeners: new Map(), looks: 0, lookedAt: Date.now(), seen: new Map() }
  return holder[key]
}

const typingMark = 'typing '

/** How a store passes on that people are typing in a conversation. */
export const typingHint = (conversationId: string) => `${typingMark}${conversationId}`

/** Tells this process's listeners of a conversation. */
export function notify(conversationId: string, hint: Hint = 'changed'): void {
  for (const listener of hub().listeners.get(conversationId) ?? []) listener(hint)
}

/** A hint without a name: asks the store which conversations were touched lately, once for all listeners. */
async function lookForTouched(engine: Engine): Promise<void> {
  const { lookedAt, listeners, seen } = hub()
  const now = Date.now()
  const rows = await engine.read(
    engine.sql
      .selectFrom('conversation')
      .select(['id', 'last_seq', 'read_seq', 'revision', 'state', 'degraded'])
      .where('touched_at', '>=', lookedAt - overlapMs)
      .compile(),
  )
  // Only now: what a failed look would have found is found by the next.
  hub().lookedAt = now
  for (const { id, ...rest } of rows) {
    const looks = Object.values(rest).join(' ')
    if (!listeners.has(id) || seen.get(id) === looks) continue
    seen.set(id, looks)
    notify(id)
  }
}

const fault = (error: unknown) => log('warn', 'chat.look_failed', { reason: reasonOf(error) })

async function watch(): Promise<void> {
  const shared = hub()
  const engine = await store()
  // A store that was lost and opened again is another one.
  if (shared.watching?.engine === engine || shared.listeners.size === 0) return
  shared.watching?.stop()
  const stop = engine.watch((hint) => {
    if (hint === undefined) void lookForTouched(engine).catch(fault)
    else if (hint.startsWith(typingMark)) notify(hint.slice(typingMark.length), 'typing')
    else notify(hint)
  })
  shared.watching = { engine, stop }
}

/** A thousand readers who all asked for themselves would be two hundred questions a second, for nothing most of the time. */
async function look(): Promise<void> {
  const shared = hub()
  shared.looks += 1
  if (shared.looks % eachAfter === 0) for (const id of shared.listeners.keys()) notify(id)
  else if (shared.watching) await lookForTouched(shared.watching.engine)
}

/** Calls back when a conversation may have changed, whoever wrote: the caller reads from its cursor. */
export function listenTo(conversationId: string, listener: Listener): () => void {
  const shared = hub()
  const listeners = shared.listeners.get(conversationId) ?? new Set()
  shared.listeners.set(conversationId, listeners.add(listener))
  watch().catch(fault)
  shared.timer ??= setInterval(() => {
    watch().then(look).catch(fault)
  }, lookEveryMs).unref()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    if (shared.listeners.get(conversationId) === listeners) {
      shared.listeners.delete(conversationId)
      shared.seen.delete(conversationId)
    }
    if (shared.listeners.size > 0) return
    clearInterval(shared.timer)
    shared.timer = undefined
    shared.watching?.stop()
    shared.watching = undefined
  }
}
