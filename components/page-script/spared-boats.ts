import { isSpared } from '#components/viewer/is-spared.ts'

/** Where a boat cannot be turned, or the visitor wants to be spared it, `BoatStage` offers nothing from the start. */
export function markSparedBoats(): void {
  if (!isSpared()) return
  for (const stage of document.querySelectorAll<HTMLElement>('[data-island="boat"]')) stage.dataset.state = 'spared'
}
