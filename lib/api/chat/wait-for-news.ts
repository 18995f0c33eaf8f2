import { takeSlot, whenStopping } from '#lib/api/chat/stream-registry'
import { listenTo } from '#lib/chat/hub'

/** Waits until a conversation may have changed, the time is over, or the client has gone. */
function waitForChange(id: string, withinMs: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      gone.removeEventListener('abort', end)
      resolve()
    }
    const stop = listenTo(id, (hint) => hint === 'changed' && end())
    const timer = setTimeout(end, Math.max(0, withinMs))
    gone.addEventListener('abort', end)
  })
}

interface Wait {
  request: Request
  conversationId: string
  /** How long at most; without it one look is all. */
  seconds: number | undefined
  /** Keyed hash of the caller's address: so many may wait. */
  address: () => string | Promise<string>
}

/** A long poll: looks whenever something may have changed, until there is news or the time is over. Throws `too_many`. */
export async function waitForNews<Found>(
  { request, conversationId, seconds = 0, address }: Wait,
  look: () => Promise<Found>,
  isNews: (found: Found) => boolean,
): Promise<Found> {
  const over = new AbortController()
  const gone = AbortSignal.any([request.signal, whenStopping(), over.signal])
  const leave = seconds > 0 ? takeSlot('poll', await address(), () => over.abort()) : () => {}
  const until = Date.now() + seconds * 1000
  try {
    for (;;) {
      // Listening begins before the look, so that nothing falls between them.
      const changed = Date.now() < until ? waitForChange(conversationId, until - Date.now(), gone) : undefined
      const found = await look()
      if (isNews(found) || !changed || gone.aborted) return found
      await changed
    }
  } finally {
    over.abort()
    leave()
  }
}
