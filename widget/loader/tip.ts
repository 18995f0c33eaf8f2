import { loaderLabels } from '../messages/loader.ts'
import type { Core } from '../shared/core.ts'
import { closeIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'

/** A small button in the corner of what stands beside the launcher. */
export function smallButton(label: string, drawing: string, click: () => void): HTMLElement {
  return element('button', { class: 'small', type: 'button', 'aria-label': label, click }, icon(drawing))
}

/** 280 by 76 px beside the launcher, in place of what stood there; pressing it opens the window. Returns how to end it. */
export function tip(core: Core, title: string, text: string, role?: string): () => void {
  const node = element(
    'div',
    { class: 'tip', role },
    element(
      'button',
      { class: 'ask', type: 'button', click: () => core.setMode('normal') },
      element('b', {}, title),
      element('span', {}, text),
    ),
    smallButton(loaderLabels[core.state.lang].dismiss, closeIcon, () => node.remove()),
  )
  beside(core, node)
  return () => node.remove()
}

/** Stands beside the launcher until the window opens. */
export function beside(core: Core, node: HTMLElement): void {
  for (const old of core.dock.querySelectorAll('.tip, .hot')) old.remove()
  core.host.addEventListener('orcachat:open', () => node.remove(), { once: true, signal: core.signal })
  core.dock.append(node)
}
