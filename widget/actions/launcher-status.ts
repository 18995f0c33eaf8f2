import { card, cardButton } from '../loader/card.ts'
import { element, icon } from '../loader/element.ts'
import { isEnabled } from '../loader/enabled.ts'
import { dockLabels } from '../messages/start.ts'
import type { Core, FramedCore } from '../shared/core.ts'
import { chatIcon, downIcon } from '../shared/icons.ts'
import css from './launcher-status.css?text'

/** The launcher as it looks while there is more to say than its name: open, or with unread messages. */
export function launcherStatus(core: FramedCore): Pick<Core, 'updateLauncher' | 'setUnread'> {
  const { state, options, dock, launcher, emit } = core
  const badge = element('span', { class: 'badge', hidden: '' })
  let lastWords = ''
  let drawn = false
  launcher.append(badge)
  launcher.setAttribute('aria-controls', 'frame')
  core.adopt(css)
  const updateClosed = core.updateLauncher
  const updateLauncher = () => {
    const { open, unread, lang } = state
    updateClosed()
    if (open) launcher.ariaLabel = dockLabels[lang].close
    if (unread) launcher.ariaLabel += `, ${unread} ${dockLabels[lang].unread}`
    // Only when it is another one: a press on a drawing that is taken away before the hand lets go is no click.
    if (open !== drawn) launcher.firstElementChild?.replaceWith(icon(open ? downIcon : chatIcon))
    drawn = open
    launcher.ariaDescription = dockLabels[lang].move
    for (const button of dock.querySelectorAll('.rail button')) {
      button.ariaExpanded ??= 'false'
      if (!button.lastElementChild?.matches('.label'))
        button.append(element('span', { class: 'label', 'aria-hidden': 'true' }, button.ariaLabel ?? ''))
    }
    badge.hidden = !unread
    badge.textContent = unread > 99 ? '99+' : String(unread)
  }
  updateLauncher()
  return {
    updateLauncher,
    setUnread(count, last) {
      const more = count > state.unread
      if (count === state.unread && last === lastWords) return
      state.unread = count
      lastWords = last
      updateLauncher()
      // A minimised window says the number itself.
      if (more && state.mode === 'closed' && (isEnabled(options, 'tip') || isEnabled(options, 'unread'))) {
        const said = cardButton(last, () => core.instance.open())
        const tip = card(core, `${count} ${dockLabels[state.lang].unread}`, [said], 'tip', () => core.showCard())
        tip.role = 'status'
        core.showCard(tip)
      }
      emit('unread', { count, last })
    },
  }
}
