interface NetworkState {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether links may be prefetched: never offline, on 2g, or where the visitor saves data (SPEC-4). */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
