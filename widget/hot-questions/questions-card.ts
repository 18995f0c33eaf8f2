import { card, cardButton, smallButton } from '../loader/card.ts'
import { icon } from '../loader/element.ts'
import { hotLabels } from '../messages/start.ts'
import type { LoaderCore } from '../shared/core.ts'
import { pauseIcon, playIcon } from '../shared/icons.ts'
import css from './questions-card.css?text'

const everyMs = 6000

/**
 * Frequent questions in turn, held while pointed at or focused; starts paused under reduced motion. None if the site has none, or if
 * the conversation may have moved on.
 */
export async function questionsCard(
  core: LoaderCore,
  signal: AbortSignal,
  away: () => void,
): Promise<HTMLElement | undefined> {
  const { hot = [] } = await core.fetchConfig('hot')
  if (!hot.length || signal.aborted) return undefined
  const labels = hotLabels[core.state.lang]
  let at = 0
  let isHeld = false
  const ask = cardButton('', () => core.instance.send(ask.textContent ?? '', { open: true }))
  const show = () => {
    ask.textContent = hot[at++ % hot.length]?.question ?? ''
  }
  const holder = smallButton('', '', () => hold(!isHeld))
  const hold = (on: boolean) => {
    isHeld = on
    holder.ariaLabel = on ? labels.play : labels.pause
    holder.replaceChildren(icon(on ? playIcon : pauseIcon))
  }
  const made = card(core, labels.head, [ask, holder], 'hot', away)
  const timer = setInterval(() => {
    if (!isHeld && !made.matches(':hover, :focus-within')) show()
  }, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  core.adopt(css)
  hold(matchMedia('(prefers-reduced-motion: reduce)').matches)
  show()
  return made
}
