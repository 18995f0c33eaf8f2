/** What the host page told with a message (bounded by its handler), as it was kept; nothing when it told nothing. */
export function contextOf(kept: string | null): Record<string, string | number | boolean> {
  // Written by `postMessage` from a checked value, and by nothing else.
  return kept === null ? {} : (JSON.parse(kept) as Record<string, string | number | boolean>)
}
