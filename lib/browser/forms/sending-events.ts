/**
 * How a running send shows in the progress bar (READ-4): the sender says on `window` when it starts and ends,
 * the bar listens. Neither needs to load the other.
 */
export const sendingStarts = 'orca:sending-starts'
export const sendingEnds = 'orca:sending-ends'

/** Runs one send between the two events, whatever comes of it. */
export async function whileSending<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  window.dispatchEvent(new Event(sendingStarts))
  try {
    return await send()
  } finally {
    window.dispatchEvent(new Event(sendingEnds))
  }
}
