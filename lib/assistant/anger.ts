import { guessesOf } from '#lib/assistant/learned/learned-questions'
import { nothingOfOurs, talkMark } from '#lib/assistant/learned/sample-questions'
import { clausesOf, isQuestion } from '#lib/assistant/reading/clauses'
import { talkOf } from '#lib/assistant/reading/small-talk'
import type { Locale } from '#lib/i18n/locales'

/** So likely a text is a complaint of us or of this service. */
const likely = 0.3
/** Below this nothing of a text is, whatever a part of it says by itself: "can anything pass". */
const possible = 0.05
/** And so likely a text that speaks of anger tells of somebody else. */
const outside = 0.5

/** How likely a text is a complaint (`talk-insult`), by words that say it or by what was learned, and how likely nothing of ours. */
function angerOf(text: string, language: Locale) {
  const guesses = guessesOf(text, language)
  const of = (filed: string) => guesses.find(({ name }) => name === filed)?.probability ?? 0
  const isSaid = talkOf(text, language) === 'insult'
  const anger = isSaid ? 1 : of(`${talkMark}insult`)
  return { anger, isAngry: anger >= likely, isOther: of(nothingOfOurs) >= outside }
}

/** What an angry text asks besides, clause by clause, which may be nothing (''); undefined where nobody is angry with us. */
export function askedInAnger(text: string, language: Locale): string | undefined {
  const { anger, isAngry, isOther } = angerOf(text, language)
  const clauses = clausesOf(text, language)
  if (anger < possible && !clauses.some((clause) => talkOf(clause, language) === 'insult')) return undefined
  const calm = clauses.filter((clause) => !angerOf(clause, language).isAngry)
  if (!isAngry && (isOther || calm.length === clauses.length)) return undefined
  return calm.filter((clause) => isQuestion(clause, language)).join(', ')
}
