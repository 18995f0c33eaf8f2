import { guessesOf } from '#lib/assistant/learned/learned-questions'
import { nothingOfOurs, talkMark } from '#lib/assistant/learned/sample-questions'
import { clausesOf, isQuestion } from '#lib/assistant/reading/clauses'
import { talkOf } from '#lib/assistant/reading/small-talk'
import type { Locale } from '#lib/i18n/locales'

/** So likely a text is a complaint of us or of this service. */
const likely = 0.3
/** And so likely a text that speaks of anger tells of somebody else. */
const outside = 0.5

/** How likely a text is a complaint (`talk-insult`), by words that say it or by what was learned, and how likely nothing of ours. */
function angerOf(text: string, language: Locale) {
  const guesses = guessesOf(text, language)
  const of = (filed: string) => guesses.find(({ name }) => name === filed)?.probability ?? 0
  const isSaid = talkOf(text, language) === 'insult'
  return { isAngry: isSaid || of(`${talkMark}insult`) >= likely, isOther: of(nothingOfOurs) >= outside }
}

/** What an angry text asks besides, clause by clause, which may be nothing (''); undefined where nobody is angry with us. */
export function askedInAnger(text: string, language: Locale): string | undefined {
  const { isAngry, isOther } = angerOf(text, language)
  const clauses = clausesOf(text, language)
  const calm = clauses.filter((clause) => !angerOf(clause, language).isAngry)
  if (!isAngry && (isOther || calm.length === clauses.length)) return undefined
  return calm.filter((clause) => isQuestion(clause, language)).join(', ')
}
