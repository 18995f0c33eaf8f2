import type { SiteConfig } from '../shared/config.ts'
import type { Core } from '../shared/core.ts'
import { hotQuestions } from './hot-questions.ts'
import { bubble } from './tip.ts'
import { isWanted } from './wanted.ts'

const tipMs = 9000

/** What an unopened widget says by itself: first its tip, then the questions that are asked most. */
export function firstWords(core: Core, { texts, hot = [] }: SiteConfig): void {
  const questions = isWanted(core, 'hot') ? hot.map(({ question }) => question) : []
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (core.state.open || core.state.unread || core.dock.querySelector('.tip')) return
  // Where nothing may move by itself the questions stand there from the start.
  if (!texts?.tip || !isWanted(core, 'tip') || (still && questions.length > 0)) return void showHot(core, questions)
  const gone = bubble(core, texts.title ?? '', texts.tip)
  const timer = setInterval(() => {
    if (core.dock.matches(':hover, :focus-within') || document.hidden) return
    clearInterval(timer)
    // The visitor may have dismissed it, and then wants no other.
    if (!core.dock.querySelector('.tip') || core.state.open || core.state.unread) return
    gone()
    showHot(core, questions)
  }, tipMs)
  core.signal.addEventListener('abort', () => clearInterval(timer))
}

function showHot(core: Core, questions: readonly string[]): void {
  if (questions.length === 0) return
  const { node, stop } = hotQuestions(core.state.lang, questions, core.ask)
  core.dock.querySelector('.hot')?.remove()
  core.host.addEventListener('orcachat:open', stop, { once: true, signal: core.signal })
  core.signal.addEventListener('abort', stop)
  core.dock.append(node)
}
