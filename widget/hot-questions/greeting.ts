import { card, cardButton } from '../loader/card.ts'
import { isEnabled } from '../loader/enabled.ts'
import { pause } from '../loader/pause.ts'
import type { LoaderCore } from '../shared/core.ts'
import { questionsCard } from './questions-card.ts'
import { quietMoment } from './quiet-moment.ts'

const eachMs = 6000

/**
 * The greeting of a visit: the tip for six seconds, then frequent questions if the visitor is at it (or if there is no tip). Closes by
 * itself, at the first scroll and with the signal.
 */
export async function greet(core: LoaderCore, signal: AbortSignal, end: () => void): Promise<void> {
  const { dock, site, options, instance, showCard } = core
  const { storage, consent, instance: id } = options
  // A browser that forbids it cannot say what a visit is, and greets nobody: this fails then.
  const visit = storage === 'memory' || consent === 'required' ? undefined : sessionStorage
  const key = `orcachat:${id}:greeted`
  if (visit?.getItem(key)) return
  await quietMoment(signal)
  if (signal.aborted) return
  let shown: HTMLElement | undefined
  // A message that has taken its place stays.
  const fold = () => shown?.isConnected && end()
  const ask = async () => {
    if (site.hot && isEnabled(options, 'hot')) show(await questionsCard(core, signal, end))
  }
  const show = (next: HTMLElement | undefined) => {
    // Whoever has opened the window meanwhile needs no greeting: it would lie behind that.
    if (!next || shown?.isConnected === false || core.state.mode !== 'closed') return
    shown = next
    showCard(next)
  }
  const { title = '', tip } = site.texts ?? {}
  if (tip && isEnabled(options, 'tip')) show(card(core, title, [cardButton(tip, () => instance.open())], 'tip', end))
  else await ask()
  if (!shown) return
  visit?.setItem(key, '1')
  addEventListener('scroll', fold, { signal })
  await pause(eachMs)
  while (dock.matches(':hover, :focus-within') || document.hidden) {
    if (shown.matches('.tip')) await ask()
    await pause(eachMs)
  }
  fold()
}
