import { storeOf } from '../session/store-of.ts'
import type { SiteConfig } from '../shared/config.ts'
import type { Core } from '../shared/core.ts'
import { hotQuestions } from './hot-questions.ts'
import { bubble } from './tip.ts'
import { isWanted } from './wanted.ts'

const tipMs = 9000
/** How to take back what stands there now, before it is said again in another language. */
const said = new WeakMap<Core, () => void>()

/** What an unopened widget says by itself: first its tip, then the questions that are asked most. */
export function firstWords(core: Core, { texts, hot = [] }: SiteConfig): void {
  said.get(core)?.()
  said.delete(core)
  // Whoever has spoken here before knows where to ask.
  if (core.state.mode !== 'closed' || core.state.unread || storeOf(core).get('visitor')) return
  const questions = isWanted(core, 'hot') ? hot.map(({ question }) => question) : []
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Where nothing may move by itself the questions stand there from the start.
  if (texts?.tip && isWanted(core, 'tip') && !(still && questions.length > 0))
    sayTip(core, texts.title ?? '', texts.tip, () => showHot(core, questions))
  else showHot(core, questions)
}

/** The tip, and `then` once it has stood there for a while without being pointed at. */
function sayTip(core: Core, title: string, text: string, then: () => void): void {
  const gone = bubble(core, title, text)
  const timer = setInterval(() => {
    if (core.dock.matches(':hover, :focus-within') || document.hidden) return
    clearInterval(timer)
    // Dismissed by the visitor, who then wants no other; or replaced by a message.
    if (!core.dock.querySelector('.tip') || core.state.open || core.state.unread) return
    gone()
    then()
  }, tipMs)
  const stop = () => {
    clearInterval(timer)
    gone()
  }
  said.set(core, stop)
  core.signal.addEventListener('abort', stop)
}

function showHot(core: Core, questions: readonly string[]): void {
  if (questions.length === 0) return
  const { node, stop } = hotQuestions(core.state.lang, questions, core.ask)
  said.set(core, stop)
  core.host.addEventListener('orcachat:open', stop, { once: true, signal: core.signal })
  core.signal.addEventListener('abort', stop)
  core.dock.append(node)
}
