import type { LoaderCore } from '../shared/core.ts'
import { boardIcon, phoneIcon, qrIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'
import { isEnabled } from './enabled.ts'

/** The 48 px bar over the launcher: the ways to reach a person that this site has. */
export function sideBar(core: LoaderCore): void {
  const { contacts = {}, board, words = {} } = core.site
  const rail = element('div', { class: 'rail' })
  for (const [name, drawing, there] of [
    ['phone', phoneIcon, contacts.phone],
    ['qr', qrIcon, contacts.qr],
    ['board', boardIcon, board],
  ] as const) {
    if (!there || !isEnabled(core.options, name)) continue
    const button: HTMLElement = element(
      'button',
      {
        'aria-label': words[name] ?? name,
        'data-panel': name,
        click: () => (button.ariaExpanded === 'true' ? core.endPanel?.() : core.instance.open({ view: name })),
      },
      icon(drawing),
    )
    rail.append(button)
  }
  core.dock.querySelector('.rail')?.remove()
  if (rail.firstChild) core.dock.prepend(rail)
}
