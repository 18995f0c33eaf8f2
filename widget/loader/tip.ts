import type { HotQuestionsChunk, LoaderCore } from '../shared/core.ts'
import { card, cardButton } from './card.ts'
import { own } from './chunks.ts'
import { isEnabled } from './enabled.ts'
import { loadChunk } from './load-chunk.ts'

const tipMs = 9000

/**
 * What an unopened widget says by itself: its tip, and after it the questions that are asked most, whose chunk comes only
 * then. Returns how to end it.
 */
export function showTip(core: LoaderCore, isKnown: unknown): (() => void) | undefined {
  const { state, options, site, instance, showCard } = core
  const { title = '', tip } = site.texts ?? {}
  // Whoever has spoken here before knows where to ask.
  if (state.mode !== 'closed' || state.unread || isKnown || core.handle) return undefined
  const shown =
    tip && isEnabled(options, 'tip') ? card(core, title, [cardButton(tip, () => instance.open())]) : undefined
  showCard(shown)
  const timer = setTimeout(() => {
    if (!shown && !site.hot) return
    loadChunk<HotQuestionsChunk>(own, WIDGET_CHUNKS.hot)
      .then(({ afterTip }) => afterTip(core, shown))
      .catch(() => {})
  }, tipMs)
  return () => {
    clearTimeout(timer)
    showCard()
  }
}
