import { chatLimits } from '#lib/chat/limits'
import { ApiError } from '#lib/protocol/api-errors'
import { onShutdown } from '#lib/runtime/shutdown'

type Kind = 'stream' | 'poll'

interface Places {
  byAddress: Map<string, number>
  open: Set<() => void>
}

const most = {
  stream: { ofAddress: chatLimits.streamsPerAddress, ofProcess: chatLimits.streamsPerProcess },
  poll: { ofAddress: chatLimits.pollsPerAddress, ofProcess: chatLimits.pollsPerProcess },
} as const

const none = (): Places => ({ byAddress: new Map(), open: new Set() })
const places: Record<Kind, Places> = { stream: none(), poll: none() }
const stopping = new AbortController()

/** Aborts when the process stops: who waits for something to happen is answered at once. */
export function whenStopping(): AbortSignal {
  onShutdown('chat waits', () => stopping.abort(), 'work')
  return stopping.signal
}

const retryAfterSeconds = 5

/** Takes a place for a stream or a poll, or refuses. Gives back how to leave it; `end` is called when the process stops. */
export function takePlace(kind: Kind, address: string, end: () => void): () => void {
  const { byAddress, open } = places[kind]
  const ofAddress = byAddress.get(address) ?? 0
  if (ofAddress >= most[kind].ofAddress) throw new ApiError('too_many', { retryAfterSeconds })
  if (open.size >= most[kind].ofProcess) throw new ApiError('unavailable', { retryAfterSeconds })
  byAddress.set(address, ofAddress + 1)
  open.add(end)
  onShutdown(`chat ${kind}s`, () => [...places[kind].open].forEach((close) => void close()), 'work')
  return () => {
    if (!open.delete(end)) return
    const left = (byAddress.get(address) ?? 1) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
}
