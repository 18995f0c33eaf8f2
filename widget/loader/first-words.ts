import type { HotChunk, LoaderCore } from '../shared/core.ts'
import { ask, card } from './card.ts'
import { own } from './chunks.ts'
import { isEnabled } from './enabled.ts'
import { loadChunk } from './load-chunk.ts'
import { remembered } from './remembered.ts'

const tipMs = 9000

/**
 * What an unopened widget says by itself: its tip, and after it the questions that are asked most, whose chunk comes only
 * then. Returns how to end it.
 */
export function firstWords(core: LoaderCore): () => void {
  const { state, options, dock, site, instance, say } = core
  const { title = '', tip } = site.texts ?? {}
  // Whoever has spoken here before knows where to ask.
  if (state.mode !== 'closed' || state.unread || remembered(options, 'visitor')) return () => {}
  const shown = tip && isEnabled(options, 'tip') ? card(core, title, [ask(tip, () => instance.open())]) : undefined
  let end = say
  say(shown)
  const timer = setInterval(() => {
    if (dock.matches(':hover, :focus-within') || document.hidden) return
    clearInterval(timer)
    // Dismissed by the visitor, who then wants no other; or replaced by a message.
    if (shown && !shown.isConnected) return
    say()
    if (site.hot && isEnabled(options, 'hot'))
      loadChunk<HotChunk>(own, WIDGET_CHUNKS.hot)
        .then(({ hotQuestions }) => hotQuestions(core))
        .then(
          (ended) => {
            end = ended
          },
          () => {},
        )
  }, tipMs)
  return () => {
    clearInterval(timer)
    end()
  }
}
