import { whenPageGoes } from '#components/page-script/page-events.ts'
import { keepPosition } from '#components/page-script/panel-position.ts'
import { keepForVisit, recallJsonForVisit } from '#lib/browser/visit-memory'
import { openPanelKey } from '#lib/protocol/shell'

/**
 * The script of `ContactPanel`: it can be moved, Escape closes it, and it stays open on the next page until a message was sent.
 * Only the message is stored; email and telephone are personal and never are.
 */
export function keepContactPanel(): void {
  const panel = document.querySelector<HTMLElement>('[data-contact-panel]')
  const details = panel?.querySelector('details')
  const message = panel?.querySelector('textarea')
  if (!panel || !details || !message) return
  keepPosition(panel)

  const before = openPanelBefore()
  if (before) {
    details.open = true
    message.value ||= before.message
  }
  whenPageGoes(panel, () => {
    const isSent = panel.querySelector('[data-state=submitted]') !== null
    keepOpenPanel(details.open && !isSent ? { message: message.value } : undefined)
  })
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}

/** The contact panel that stood open over a page is to stand open over the next. */
interface OpenPanel {
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
