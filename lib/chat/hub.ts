import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'

/** Kinds of hints: a message was written, or somebody is typing (sent once, not stored). */
export type Hint = 'changed' | 'typing'

type Listener = (hint: Hint) => void

interface Hub {
  listeners: Map<string, Set<Listener>>
  /** The watched store, and how to stop; undefined without listeners. */
  watching?: { engine: Engine; stop: () => void }
  timer?: NodeJS.Timeout
  looks: number
  lookedAt: number
  /** Each conversation's state at the last look, so that only changes are reported. */
  seen: Map<string, string>
}

/** The store decides: since hints may be lost, one query for all conversations finds recent changes this often. */
const lookEveryMs = 5000
/** After so many such queries every listener looks for itself, for deleted conversations and wrong clocks. */
const eachAfter = 12
/** Conversations touched this long before the last look are looked at again: clocks of instances differ. */
const overlapMs = 10_000

const hub: Hub = { listeners: new Map(), looks: 0, lookedAt: Date.now(), seen: new Map() }

const typingMark = 'typing '

/** How a store passes on that people are typing in a conversation. */
export const typingHint = (conversationId: string) => `${typingMark}${conversationId}`

/** Tells this process's listeners of a conversation. */
export function notify(conversationId: string, hint: Hint = 'changed'): void {
  for (const listener of hub.listeners.get(conversationId) ?? []) listener(hint)
}

/** A hint without a name: asks the store which conversations were touched lately, once for all listeners. */
async function lookForTouched(engine: Engine): Promise<void> {
  const { lookedAt, listeners, seen } = hub
  const now = Date.now()
  const rows = await engine.read(
    engine.sql
      .selectFrom('conversation')
      .select(['id', 'last_seq', 'read_seq', 'revision', 'state', 'degraded'])
      .where('touched_at', '>=', lookedAt - overlapMs),
  )
  // Only now: what a failed look would have found is found by the next.
  hub.lookedAt = now
  for (const { id, ...rest } of rows) {
    const looks = Object.values(rest).join(' ')
    if (!listeners.has(id) || seen.get(id) === looks) continue
    seen.set(id, looks)
    notify(id)
  }
}

const fault = (error: unknown) => log('warn', 'chat.look_failed', { reason: reasonOf(error) })

async function watch(): Promise<void> {
  const engine = await store()
  // A store that was lost and opened again is another one.
  if (hub.watching?.engine === engine || hub.listeners.size === 0) return
  hub.watching?.stop()
  const stop = engine.watch((hint) => {
    if (hint === undefined) void lookForTouched(engine).catch(fault)
    else if (hint.startsWith(typingMark)) notify(hint.slice(typingMark.length), 'typing')
    else notify(hint)
  })
  hub.watching = { engine, stop }
}

/** A thousand readers who all asked for themselves would be two hundred questions a second, for nothing most of the time. */
async function look(): Promise<void> {
  hub.looks += 1
  if (hub.looks % eachAfter === 0) for (const id of hub.listeners.keys()) notify(id)
  else if (hub.watching) await lookForTouched(hub.watching.engine)
}

/** Calls back when a conversation may have changed; the caller reads from its cursor. */
export function listenTo(conversationId: string, listener: Listener): () => void {
  const listeners = hub.listeners.get(conversationId) ?? new Set()
  hub.listeners.set(conversationId, listeners.add(listener))
  watch().catch(fault)
  hub.timer ??= setInterval(() => {
    watch().then(look).catch(fault)
  }, lookEveryMs).unref()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    if (hub.listeners.get(conversationId) === listeners) {
      hub.listeners.delete(conversationId)
      hub.seen.delete(conversationId)
    }
    if (hub.listeners.size > 0) return
    clearInterval(hub.timer)
    hub.timer = undefined
    hub.watching?.stop()
    hub.watching = undefined
  }
}
