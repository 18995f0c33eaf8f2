import { keepForVisit, recallForVisit } from '#lib/browser/visit-memory'

const key = 'orca:water-paused'

/** Whether the visitor has stopped the water on this visit. */
export const wasPaused = () => recallForVisit(key) !== null

/** Keeps for this visit what the visitor chose. */
export function rememberPause(paused: boolean): void {
  keepForVisit(key, paused ? '1' : null)
}
