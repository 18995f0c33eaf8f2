import { ApiError } from '#lib/protocol/api-errors'

interface InFlight {
  conversationId: string
  clientId: string
  visitorId: string
  address: string
}

const inFlight = new Set<InFlight>()

/** Does the work unless the same message is in flight (READ-14), told how many others are: they count for the limits. */
export async function whileInFlight<Result>(
  message: InFlight,
  work: (others: { ofVisitor: number; ofAddress: number }) => Promise<Result>,
): Promise<Result> {
  const others = [...inFlight]
  const { conversationId, clientId, visitorId, address } = message
  if (others.some((other) => other.conversationId === conversationId && other.clientId === clientId)) {
    throw new ApiError('in_progress', { retryAfterSeconds: 1 })
  }
  inFlight.add(message)
  try {
    return await work({
      ofVisitor: others.filter((other) => other.visitorId === visitorId).length,
      ofAddress: others.filter((other) => other.address === address).length,
    })
  } finally {
    inFlight.delete(message)
  }
}
