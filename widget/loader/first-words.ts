import type { HotChunk, LoaderCore } from '../shared/core.ts'
import { ask, card } from './card.ts'
import { own } from './chunks.ts'
import { isEnabled } from './enabled.ts'
import { loadChunk } from './load-chunk.ts'

const tipMs = 9000

/**
 * What an unopened widget says by itself: its tip, and after it the questions that are asked most, whose chunk comes only
 * then. Returns how to end it.
 */
export function firstWords(core: LoaderCore, isKnown: unknown): (() => void) | undefined {
  const { state, options, site, instance, say } = core
  const { title = '', tip } = site.texts ?? {}
  // Whoever has spoken here before knows where to ask.
  if (state.mode !== 'closed' || state.unread || isKnown || core.handle) return undefined
  const shown = tip && isEnabled(options, 'tip') ? card(core, title, [ask(tip, () => instance.open())]) : undefined
  say(shown)
  const next = () => loadChunk<HotChunk>(own, WIDGET_CHUNKS.hot).then(({ afterTip }) => afterTip(core, shown))
  const timer = setTimeout(() => (shown || site.hot) && next().catch(() => {}), tipMs)
  return () => {
    clearTimeout(timer)
    say()
  }
}
