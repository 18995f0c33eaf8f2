import { followUp } from '#lib/assistant/reading/clauses'
import { namedBoats, namedDatasets, nameHere } from '#lib/assistant/reading/names'
import type { Locale } from '#lib/i18n/locales'

/** How many boats, or datasets, a text names, and the text with a mark where the names stood. */
const readers: readonly ((text: string, language: Locale) => { count: number; rest: string })[] = [
  (text, language) => {
    const { boats, rest } = namedBoats(text, language)
    return { count: boats.length, rest }
  },
  (text, language) => {
    const { datasets, rest } = namedDatasets(text, language)
    return { count: datasets.length, rest }
  },
]

const isOnlyName = new RegExp(`^(?:the |your )?${nameHere}$`, 'i')
const nameAndArticle = new RegExp(`(?:\\b(?:the|your) )?${nameHere}`, 'gi')

/**
 * The question before, asked of another boat or dataset, where a text names that and nothing else: "how fast is SMURF" and
 * then "and EFFICIENCY?" is "how fast is EFFICIENCY". Nothing where the question before names none, or several.
 */
export function sameQuestionOf(before: string, text: string, language: Locale): string | undefined {
  const leaning = followUp(text, language)?.replace(/[.?!。？！]+$/, '')
  if (!leaning) return undefined
  for (const read of readers) {
    const [named, said] = [read(leaning, language), read(before, language)]
    if (named.count !== 1 || said.count !== 1 || !isOnlyName.test(named.rest)) continue
    const same = said.rest.replace(nameAndArticle, () => leaning)
    return same === before ? undefined : same
  }
  return undefined
}
