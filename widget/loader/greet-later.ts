import type { GreetingChunk, LoaderCore } from '../shared/core.ts'
import { own } from './chunks.ts'
import { isEnabled } from './enabled.ts'
import { loadChunk } from './load-chunk.ts'

const readingMs = 12_000

/** Greets once a visit, after some reading time or half a page of scrolling; its chunk loads then. Returns how to end it. */
export function greetLater(core: LoaderCore, isKnown: unknown): (() => void) | undefined {
  const { state, options, handle } = core
  // Whoever has spoken here before knows where to ask.
  if (state.mode !== 'closed' || state.unread || isKnown || handle) return undefined
  if (!isEnabled(options, 'tip') && !isEnabled(options, 'hot')) return undefined
  const ending = new AbortController()
  const { signal } = ending
  let coming: Promise<unknown> | undefined
  const end = () => {
    ending.abort()
    clearTimeout(timer)
    core.showCard()
  }
  const greet = () => {
    if (coming) return
    coming = loadChunk<GreetingChunk>(own, WIDGET_CHUNKS.hot)
      .then(({ greet }) => greet(core, signal, end))
      .catch(() => {})
  }
  const timer = setTimeout(greet, readingMs)
  const look = () => scrollY * 2 > document.body.scrollHeight - innerHeight && greet()
  addEventListener('scroll', look, ending)
  return end
}
