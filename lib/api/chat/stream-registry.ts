import { chatLimits } from '#lib/chat/limits'
import { ApiError } from '#lib/protocol/api-errors'
import { ConcurrencyLimit } from '#lib/rate-limit/concurrency-limit'
import { onShutdown } from '#lib/runtime/shutdown'

type Kind = 'stream' | 'poll'

const { streamsPerAddress, streamsPerProcess, pollsPerAddress, pollsPerProcess } = chatLimits
const slots: Record<Kind, ConcurrencyLimit> = {
  stream: new ConcurrencyLimit({ ofOne: streamsPerAddress, ofAll: streamsPerProcess }),
  poll: new ConcurrencyLimit({ ofOne: pollsPerAddress, ofAll: pollsPerProcess }),
}
const open: Record<Kind, Set<() => void>> = { stream: new Set(), poll: new Set() }
const stopping = new AbortController()

/** Aborts when the process stops, so that waiting polls are answered at once. */
export function whenStopping(): AbortSignal {
  onShutdown('chat waits', () => stopping.abort(), 'work')
  return stopping.signal
}

const retryAfterSeconds = 5

/**
 * Takes a slot for a stream or a poll; `end` is called when the process stops.
 * @returns how to release it
 * @throws ApiError `too_many` for this address, `unavailable` if the process is full
 */
export function takeSlot(kind: Kind, address: string, end: () => void): () => void {
  const release = slots[kind].take(address)
  if (release === 'ofOne') throw new ApiError('too_many', { retryAfterSeconds })
  if (release === 'ofAll') throw new ApiError('unavailable', { retryAfterSeconds })
  open[kind].add(end)
  onShutdown(`chat ${kind}s`, () => [...open[kind]].forEach((close) => void close()), 'work')
  return () => {
    open[kind].delete(end)
    release()
  }
}
