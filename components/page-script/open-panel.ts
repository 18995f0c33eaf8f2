/**
 * The contact panel that stood open over a page is to stand open over the next: kept in session storage, so that
 * `start-on-intent.client.js` starts the page script at once where there is something to go on with.
 */
const storageKey = 'orca:continue'

export interface OpenPanel {
  message: string
}

/** The panel as the page before left it; anything else that stands in storage is nothing. */
export function openPanelBefore(): OpenPanel | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('message' in kept)) return undefined
    return typeof kept.message === 'string' ? { message: kept.message } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for the next page of this visit; a closed panel leaves nothing. */
export function keepOpenPanel(panel: OpenPanel | undefined): void {
  try {
    if (panel) sessionStorage.setItem(storageKey, JSON.stringify(panel))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // storage is forbidden: the next page begins with the panel closed
  }
}
