import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import { loaderLabels } from '../messages/loader.ts'
import type { Core } from '../shared/core.ts'
import { closeIcon, pauseIcon, playIcon } from '../shared/icons.ts'
import { element, icon } from './element.ts'
import { beside, smallButton } from './tip.ts'

const everyMs = 6000

/** One question after another, held while pointed at or focused, and pausable; a short list where motion is unwanted. */
export function hotQuestions(core: Core, { hot = [], words: labels = {} }: SiteConfig, still: boolean): () => void {
  const isStill = still || hot.length < 2
  const buttons = hot
    .slice(0, isStill ? 3 : hot.length)
    .map(({ question }) =>
      element('button', { class: 'ask', type: 'button', click: () => core.ask(question) }, question),
    )
  let at = 0
  let paused = isStill
  const show = () => {
    if (!isStill) for (const [index, button] of buttons.entries()) button.hidden = index !== at
  }
  const timer = setInterval(() => {
    // Whatever has taken it away, its clock stops with it.
    if (!node.isConnected) clearInterval(timer)
    if (paused || document.hidden || node.matches(':hover, :focus-within')) return
    at = (at + 1) % buttons.length
    show()
  }, everyMs)
  const pause = smallButton(labels.pause ?? '', pauseIcon, () => {
    paused = !paused
    pause.setAttribute('aria-label', (paused ? labels.play : labels.pause) ?? '')
    pause.replaceChildren(icon(paused ? playIcon : pauseIcon))
  })
  const node: HTMLElement = element(
    'div',
    { class: 'hot', role: 'group', 'aria-label': labels.hot },
    element('b', {}, labels.hot ?? ''),
    ...buttons,
    smallButton(loaderLabels[core.state.lang].dismiss, closeIcon, () => node.remove()),
    ...(isStill ? [] : [pause]),
  )
  show()
  beside(core, node)
  return () => {
    clearInterval(timer)
    node.remove()
  }
}
