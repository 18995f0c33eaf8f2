import { keepOpenPanel, openPanelBefore } from '#components/page-script/open-panel.ts'
import { whenPageGoes } from '#components/page-script/page-events.ts'
import { keepPosition } from '#components/page-script/panel-position.ts'

/**
 * The script of `ContactPanel`: it can be moved, Escape closes it, and it stands over the next page as it stood over
 * this one, until its message was sent. Of what was written the message is kept; address and number are personal and
 * never stored in the browser.
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
