import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Core, PanelName } from '../shared/core.ts'
import { boardIcon, phoneIcon, qrIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'
import { isEnabled } from './enabled.ts'

/** The 48 px bar over the launcher: the ways to reach a person that this site has. */
export function sideBar(core: Core, { contacts = {}, board, words: labels = {} }: SiteConfig): void {
  const items = [
    ['phone', phoneIcon, contacts.phone],
    ['qr', qrIcon, contacts.qr],
    ['board', boardIcon, board],
  ] as const
  const buttons = items
    .filter(([name, , there]) => there && isEnabled(core.options, name))
    .map(([name, drawing]) => barButton(core, name, labels[name] ?? name, drawing))
  core.dock.querySelector('.rail')?.remove()
  if (buttons.length > 0) core.dock.prepend(element('div', { class: 'rail' }, ...buttons))
}

function barButton(core: Core, name: PanelName, label: string, drawing: string): HTMLElement {
  const button: HTMLElement = element(
    'button',
    {
      type: 'button',
      'aria-label': label,
      'aria-expanded': 'false',
      'data-panel': name,
      click: () => (button.ariaExpanded === 'true' ? core.endPanel?.() : core.panel(name)),
    },
    icon(drawing),
    element('span', { class: 'label', 'aria-hidden': true }, label),
  )
  return button
}
