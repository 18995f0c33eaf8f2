import { element, icon } from '../loader/element.ts'
import { lateWords } from '../messages/late.ts'
import { loaderWords } from '../messages/loader.ts'
import type { Core } from '../shared/core.ts'
import { closeIcon } from '../shared/icons.ts'
import { setTheme } from './settings.ts'
import { isWanted } from './wanted.ts'

/** The latest message and how many there are unread. */
export function tip(core: Core, text: string): void {
  // A minimised window stands where the tip would, and says the number itself.
  if (isWanted(core, 'tip') && core.state.mode !== 'min')
    bubble(core, loaderWords[core.state.lang].unread(core.state.unread), text, 'status')
}

/** 280 by 76 px beside the launcher; pressing it opens the window, and it is gone when that opens. */
export function bubble(core: Core, title: string, text: string, role?: string): () => void {
  setTheme(core, core.options.theme)
  for (const old of core.dock.querySelectorAll('.tip, .hot')) old.remove()
  const gone = () => {
    node.remove()
    core.host.removeEventListener('orcachat:open', gone)
  }
  const node = element(
    'div',
    { class: 'tip', role },
    element(
      'button',
      { class: 'ask', type: 'button', click: () => core.setMode('normal') },
      element('b', {}, title),
      element('span', {}, text),
    ),
    element(
      'button',
      { class: 'small', type: 'button', 'aria-label': lateWords[core.state.lang].dismiss, click: gone },
      icon(closeIcon),
    ),
  )
  core.host.addEventListener('orcachat:open', gone, { signal: core.signal })
  core.dock.append(node)
  return gone
}
