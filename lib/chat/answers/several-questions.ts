import { followUp } from '#lib/chat/answers/clauses'
import { retrieve } from '#lib/chat/answers/retrieve'
import { toldNowhere } from '#lib/chat/answers/sample-questions'
import { verdictFor } from '#lib/chat/answers/verdict-in-context'
import type { Locale } from '#lib/i18n/locales'

/** A part of a text says less than the whole: it has to be surer. */
export const clauseSureness = 0.6

/** What each of several questions is surely answered by; nothing where one question is all there is. */
export function answersOfEach(clauses: readonly string[], language: Locale): (string | undefined)[] {
  if (clauses.length < 2) return []
  return clauses.map((clause) => {
    const verdict = verdictFor(followUp(clause, language) ?? clause, language)
    return verdict.kind === 'answer' && verdict.confidence >= clauseSureness ? verdict.slug : undefined
  })
}

/** The entries among them, each once. */
export const eachOnce = (answers: readonly (string | undefined)[]) => [
  ...new Set(answers.filter((slug) => slug !== undefined)),
]

/** From here up what is asked is surely told nowhere. */
const surelyUntold = 0.7

/** Whether a part of a text that nothing answers is about our boats and told nowhere: that is said beside the answers. */
export function isUntold(clause: string, language: Locale): boolean {
  const [first] = retrieve(clause, language)
  return first?.slug === toldNowhere && first.confidence >= surelyUntold
}
