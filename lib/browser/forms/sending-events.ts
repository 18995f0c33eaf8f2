import { sendingEnds, sendingStarts } from '#lib/protocol/shell'

/** Runs one send between the two events, whatever comes of it. */
export async function whileSending<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  window.dispatchEvent(new Event(sendingStarts))
  try {
    return await send()
  } finally {
    window.dispatchEvent(new Event(sendingEnds))
  }
}
