import { card, cardButton, smallButton } from '../loader/card.ts'
import { icon } from '../loader/element.ts'
import { isEnabled } from '../loader/enabled.ts'
import { pause } from '../loader/pause.ts'
import { hotLabels } from '../messages/hot-questions.ts'
import type { LoaderCore } from '../shared/core.ts'
import { pauseIcon, playIcon } from '../shared/icons.ts'
import css from './hot-questions.css?text'

const everyMs = 6000
const tipMs = 9000

/** Takes the tip away once nobody is at it, and lets the questions that are asked most follow where they are wanted. */
export async function afterTip(core: LoaderCore, tip: HTMLElement | undefined): Promise<void> {
  const isTipAway = () => tip && !tip.isConnected
  while (!isTipAway() && (core.dock.matches(':hover, :focus-within') || document.hidden) && !core.signal.aborted)
    await pause(tipMs)
  // Dismissed by the visitor, who then wants no other; or replaced by a message.
  if (isTipAway()) return
  if (tip) core.showCard()
  if (core.site.hot && isEnabled(core.options, 'hot')) await hotQuestions(core)
}

/**
 * Asks for the questions, and shows one after another, held while pointed at or focused, and pausable; a short list where
 * motion is unwanted.
 */
async function hotQuestions(core: LoaderCore): Promise<void> {
  const { dock, state, instance, adopt, showCard } = core
  const { lang } = state
  const { hot = [] } = await core.fetchConfig('hot')
  // Meanwhile something else may have been said, or another language asked for.
  if (!hot.length || state.mode !== 'closed' || state.unread || state.lang !== lang) return
  const labels = hotLabels[lang]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || hot.length < 2
  const asks = hot
    .slice(0, isStill ? 3 : hot.length)
    .map(({ question }) => cardButton(question, () => instance.send(question, { open: true })))
  let at = 0
  let isHeld = false
  const show = () => {
    for (const [index, button] of asks.entries()) button.hidden = !isStill && index !== at
  }
  const holder = smallButton('', pauseIcon, () => hold(!isHeld))
  const hold = (on: boolean) => {
    isHeld = on
    holder.ariaLabel = on ? labels.play : labels.pause
    holder.replaceChildren(icon(on ? playIcon : pauseIcon))
  }
  const made = card(core, labels.head, isStill ? asks : [...asks, holder], 'hot')
  const timer = setInterval(() => {
    // Whatever has taken it away, its clock stops with it.
    if (!made.isConnected) clearInterval(timer)
    if (isHeld || document.hidden || dock.matches(':hover, :focus-within')) return
    at = (at + 1) % asks.length
    show()
  }, everyMs)
  adopt(css)
  hold(false)
  show()
  showCard(made)
}
