import { z } from 'zod'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/*
 * Words that ask for the same thing. A text that has one of them is also looked up by the idea, so that "how much",
 * "expensive" and "budget" meet whichever of them an entry uses.
 */

/** Ideas stand apart from words. */
const mark = '~'

const ideas = vocabulary('ideas', z.record(z.string(), inEach(lines)), (words) =>
  Object.entries(words).map(([idea, { en, zh }]) => ({
    idea: mark + idea,
    words: { en: new RegExp(`\\b(?:${en.join('|')})\\b`), zh: patternOf(zh) },
  })),
)

/** What a text is about, in ideas; it is in small letters. */
export function ideasOf(text: string, language: Locale): string[] {
  return ideas()
    .filter(({ words }) => words[language].test(text))
    .map(({ idea }) => idea)
}

/** Whether a term of a question is an idea, and no word of it. */
export const isIdea = (term: string) => term.startsWith(mark)
