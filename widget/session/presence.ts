interface PresenceHandlers {
  /** The visitor looks at this tab again, or the network says that it is back. */
  back(): void
  /** Nobody has looked at this tab for a minute. */
  away(): void
  offline(): void
}

const awayMs = 61_000

/** Whether anybody looks at this tab, and whether the browser has a network; "online" is only ever a hint to try. */
export function watchPresence(signal: AbortSignal, { back, away, offline }: PresenceHandlers): { isAway: boolean } {
  const presence = { isAway: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    presence.isAway = false
    if (!document.hidden) return back()
    timer = setTimeout(() => {
      presence.isAway = true
      away()
    }, awayMs)
  }
  document.addEventListener('visibilitychange', look, { signal })
  for (const name of ['online', 'pageshow']) addEventListener(name, look, { signal })
  addEventListener('offline', offline, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return presence
}
