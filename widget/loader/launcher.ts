import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { loaderLabels } from '../messages/loader.ts'
import type { State } from '../shared/api-types.ts'
import { chatIcon, downIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'

/** The button with its badge, in the dock where side bar and tip stand too. */
export function makeLauncher(state: State, site: () => SiteConfig, toggle: () => unknown, warm: () => unknown) {
  const badge = element('span', { class: 'badge', hidden: true })
  const button = element(
    'button',
    { class: 'launcher', type: 'button', 'aria-controls': 'frame', click: toggle },
    icon(chatIcon),
    badge,
  )
  const dock = element('aside', { class: 'dock', pointerenter: warm, focusin: warm }, button)
  const update = () => {
    const labels = loaderLabels[state.lang]
    const more = site().words
    const { open, unread } = state
    dock.setAttribute('aria-label', labels.name)
    button.setAttribute('aria-expanded', String(open))
    if (more?.move) button.setAttribute('aria-description', more.move)
    button.setAttribute(
      'aria-label',
      (open ? labels.close : labels.open) + (unread ? `, ${unread} ${more?.unread ?? ''}` : ''),
    )
    button.firstElementChild?.replaceWith(icon(open ? downIcon : chatIcon))
    badge.hidden = !unread
    badge.textContent = unread > 99 ? '99+' : String(unread)
  }
  update()
  return { dock, button, update }
}
