import { listenTo } from '#lib/chat/hub'

/** Waits until something may have changed in a conversation, the time is over, or nobody waits any more. */
export function waitForChange(id: string, withinMs: number, gone: AbortSignal): Promise<void> {
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
