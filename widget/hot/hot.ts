import { ask, card, small } from '../loader/card.ts'
import { icon } from '../loader/element.ts'
import { hotLabels } from '../messages/hot.ts'
import type { LoaderCore } from '../shared/core.ts'
import { pauseIcon, playIcon } from '../shared/icons.ts'
import css from './hot.css?text'

const everyMs = 6000

/**
 * Asks for the questions, and shows one after another, held while pointed at or focused, and pausable; a short list where
 * motion is unwanted. Returns how to end them.
 */
export async function hotQuestions(core: LoaderCore): Promise<() => void> {
  const { dock, state, instance, adopt, say } = core
  const { lang } = state
  const { hot = [] } = await core.ask('hot')
  // Meanwhile something else may have been said, or another language asked for.
  if (!hot.length || state.mode !== 'closed' || state.unread || state.lang !== lang) return () => {}
  const labels = hotLabels[lang]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || hot.length < 2
  const asks = hot
    .slice(0, isStill ? 3 : hot.length)
    .map(({ question }) => ask(question, () => instance.send(question, { open: true })))
  let at = 0
  let isHeld = false
  const show = () => {
    for (const [index, button] of asks.entries()) button.hidden = !isStill && index !== at
  }
  const pause = small('', pauseIcon, () => hold(!isHeld))
  const hold = (on: boolean) => {
    isHeld = on
    pause.ariaLabel = on ? labels.play : labels.pause
    pause.replaceChildren(icon(on ? playIcon : pauseIcon))
  }
  const made = card(core, labels.head, isStill ? asks : [...asks, pause], 'hot')
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
  say(made)
  return () => {
    clearInterval(timer)
    made.remove()
  }
}
