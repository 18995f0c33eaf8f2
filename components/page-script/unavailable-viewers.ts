import { isViewerUnavailable } from '#components/viewer/is-viewer-unavailable.ts'

/** Where a boat cannot be turned, or the visitor wants to be spared it, `BoatStage` offers nothing from the start. */
export function markUnavailableViewers(): void {
  if (!isViewerUnavailable()) return
  for (const stage of document.querySelectorAll<HTMLElement>('[data-boat-stage]')) stage.dataset.state = 'spared'
}
