import { chatLimits } from '#lib/chat/limits'
import { ApiError } from '#lib/protocol/api-errors'
import { onShutdown } from '#lib/runtime/shutdown'

interface Registry {
  /** Aborts when the process stops. */
  stopping: AbortController
  byAddress: Map<string, number>
  open: Set<() => void>
}

// Modules are instantiated more than once in one process: one registry for all of them.
const key = Symbol.for('orca.chat-streams')
const holder: typeof globalThis & { [key]?: Registry } = globalThis

function registry(): Registry {
  holder[key] ??= { byAddress: new Map(), open: new Set(), stopping: new AbortController() }
  return holder[key]
}

/** Aborts when the process stops: who waits for something to happen is answered at once. */
export function whenStopping(): AbortSignal {
  const { stopping } = registry()
  onShutdown('chat polls', () => stopping.abort(), 'work')
  return stopping.signal
}

const retryAfterSeconds = 5

/** Takes a place for a stream, or refuses. Gives back how to leave it; `end` is called when the process stops. */
export function takePlace(address: string, end: () => void): () => void {
  const { byAddress, open } = registry()
  const ofAddress = byAddress.get(address) ?? 0
  if (ofAddress >= chatLimits.streamsPerAddress) throw new ApiError('too_many', { retryAfterSeconds })
  if (open.size >= chatLimits.streamsPerProcess) throw new ApiError('unavailable', { retryAfterSeconds })
  byAddress.set(address, ofAddress + 1)
  open.add(end)
  onShutdown('chat streams', () => [...registry().open].forEach((close) => void close()), 'work')
  return () => {
    if (!open.delete(end)) return
    const left = (byAddress.get(address) ?? 1) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
}
