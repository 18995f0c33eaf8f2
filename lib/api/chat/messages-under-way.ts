import { ApiError } from '#lib/protocol/api-errors'

interface UnderWay {
  conversationId: string
  clientId: string
  visitorId: string
  address: string
}

const all = new Set<UnderWay>()

/**
 * Does the work unless the same message is at work already (READ-14), and tells it how many others of the visitor and of
 * the address are: they will be kept before it, so they count for the limits.
 */
export async function whileUnderWay<Result>(
  message: UnderWay,
  work: (others: { ofVisitor: number; ofAddress: number }) => Promise<Result>,
): Promise<Result> {
  const others = [...all]
  const { conversationId, clientId, visitorId, address } = message
  if (others.some((other) => other.conversationId === conversationId && other.clientId === clientId)) {
    throw new ApiError('in_progress', { retryAfterSeconds: 1 })
  }
  all.add(message)
  try {
    return await work({
      ofVisitor: others.filter((other) => other.visitorId === visitorId).length,
      ofAddress: others.filter((other) => other.address === address).length,
    })
  } finally {
    all.delete(message)
  }
}
