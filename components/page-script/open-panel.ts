import { keepForVisit, recallJsonForVisit } from '#lib/browser/visit-memory'
import { openPanelKey } from '#lib/protocol/shell'

/** The contact panel that stood open over a page is to stand open over the next. */
export interface OpenPanel {
  message: string
}

/** The panel as the page before left it; anything else that stands in storage is nothing. */
export function openPanelBefore(): OpenPanel | undefined {
  const kept = recallJsonForVisit(openPanelKey)
  if (typeof kept !== 'object' || kept === null || !('message' in kept)) return undefined
  return typeof kept.message === 'string' ? { message: kept.message } : undefined
}

/** Keeps it for the next page of this visit; a closed panel leaves nothing. */
export const keepOpenPanel = (panel: OpenPanel | undefined): void =>
  keepForVisit(openPanelKey, panel ? JSON.stringify(panel) : null)
