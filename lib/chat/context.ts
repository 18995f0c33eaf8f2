/** What the host page told with a message (bounded by its handler), as it was kept; nothing when it told nothing. */
export function contextOf(stored: string | null): Record<string, string | number | boolean> {
  // Written by `postMessage` from a checked value, and by nothing else.
  return stored === null ? {} : (JSON.parse(stored) as Record<string, string | number | boolean>)
}
