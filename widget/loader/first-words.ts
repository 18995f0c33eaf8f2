import type { SiteConfig } from '../../lib/protocol/widget-config.ts'
import type { Core } from '../shared/core.ts'
import { isEnabled } from './enabled.ts'
import { hotQuestions } from './hot-questions.ts'
import { remembered } from './remembered.ts'
import { tip } from './tip.ts'

const tipMs = 9000

/** What an unopened widget says by itself: first its tip, then the questions that are asked most. Returns how to end it. */
export function firstWords(core: Core, site: SiteConfig): () => void {
  const { state, options, dock } = core
  const { texts, hot } = site
  // Whoever has spoken here before knows where to ask.
  if (state.mode !== 'closed' || state.unread || remembered(options, 'visitor')) return () => {}
  const asks = !!hot?.length && isEnabled(options, 'hot')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ask = () => (asks ? hotQuestions(core, site, still) : () => {})
  // Where nothing may move by itself the questions stand there from the start.
  if (!texts?.tip || !isEnabled(options, 'tip') || (still && asks)) return ask()
  let end = tip(core, texts.title ?? '', texts.tip)
  const timer = setInterval(() => {
    if (dock.matches(':hover, :focus-within') || document.hidden) return
    clearInterval(timer)
    // Dismissed by the visitor, who then wants no other; or replaced by a message.
    if (!dock.querySelector('.tip') || state.mode !== 'closed' || state.unread) return
    end()
    end = ask()
  }, tipMs)
  return () => {
    clearInterval(timer)
    end()
  }
}
