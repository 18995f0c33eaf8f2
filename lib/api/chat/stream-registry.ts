import { chatLimits } from '#lib/chat/limits'
import { ApiError } from '#lib/protocol/api-errors'
import { Places } from '#lib/rate-limit/places'
import { onShutdown } from '#lib/runtime/shutdown'

type Kind = 'stream' | 'poll'

const { streamsPerAddress, streamsPerProcess, pollsPerAddress, pollsPerProcess } = chatLimits
const places: Record<Kind, Places> = {
  stream: new Places({ ofOne: streamsPerAddress, ofAll: streamsPerProcess }),
  poll: new Places({ ofOne: pollsPerAddress, ofAll: pollsPerProcess }),
}
const open: Record<Kind, Set<() => void>> = { stream: new Set(), poll: new Set() }
const stopping = new AbortController()

/** Aborts when the process stops: who waits for something to happen is answered at once. */
export function whenStopping(): AbortSignal {
  onShutdown('chat waits', () => stopping.abort(), 'work')
  return stopping.signal
}

const retryAfterSeconds = 5

/** Takes a place for a stream or a poll, or refuses. Gives back how to leave it; `end` is called when the process stops. */
export function takePlace(kind: Kind, address: string, end: () => void): () => void {
  const leave = places[kind].take(address)
  if (leave === 'ofOne') throw new ApiError('too_many', { retryAfterSeconds })
  if (leave === 'ofAll') throw new ApiError('unavailable', { retryAfterSeconds })
  open[kind].add(end)
  onShutdown(`chat ${kind}s`, () => [...open[kind]].forEach((close) => void close()), 'work')
  return () => {
    open[kind].delete(end)
    leave()
  }
}
