import { chatLimits } from '#lib/chat/limits'
import { ApiError } from '#lib/protocol/api-errors'
import { onShutdown } from '#lib/runtime/shutdown'

type Kind = 'stream' | 'poll'

interface Places {
  byAddress: Map<string, number>
  open: Set<() => void>
}

interface Registry {
  /** Aborts when the process stops. */
  stopping: AbortController
  places: Record<Kind, Places>
}

const most = {
  stream: { ofAddress: chatLimits.streamsPerAddress, ofProcess: chatLimits.streamsPerProcess },
  poll: { ofAddress: chatLimits.pollsPerAddress, ofProcess: chatLimits.pollsPerProcess },
} as const

// Modules are instantiated more than once in one process: one registry for all of them.
const key = Symbol.for('orca.chat-streams')
const holder: typeof globalThis & { [key]?: Registry } = globalThis

function registry(): Registry {
  const none = (): Places => ({ byAddress: new Map(), open: new Set() })
  holder[key] ??= { places: { stream: none(), poll: none() }, stopping: new AbortController() }
  return holder[key]
}

/** Aborts when the process stops: who waits for something to happen is answered at once. */
export function whenStopping(): AbortSignal {
  const { stopping } = registry()
  onShutdown('chat waits', () => stopping.abort(), 'work')
  return stopping.signal
}

const retryAfterSeconds = 5

/** Takes a place for a stream or a poll, or refuses. Gives back how to leave it; `end` is called when the process stops. */
export function takePlace(kind: Kind, address: string, end: () => void): () => void {
  const { byAddress, open } = registry().places[kind]
  const ofAddress = byAddress.get(address) ?? 0
  if (ofAddress >= most[kind].ofAddress) throw new ApiError('too_many', { retryAfterSeconds })
  if (open.size >= most[kind].ofProcess) throw new ApiError('unavailable', { retryAfterSeconds })
  byAddress.set(address, ofAddress + 1)
  open.add(end)
  onShutdown(`chat ${kind}s`, () => [...registry().places[kind].open].forEach((close) => void close()), 'work')
  return () => {
    if (!open.delete(end)) return
    const left = (byAddress.get(address) ?? 1) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
}
