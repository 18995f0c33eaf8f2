import { englishIdeas } from '#lib/assistant/learned/ideas-en'
import { chineseIdeas } from '#lib/assistant/learned/ideas-zh'
import type { Locale } from '#lib/i18n/locales'

/*
 * Words that ask for the same thing. A text that has one of them is also looked up by the idea, so that "how much",
 * "expensive" and "budget" meet whichever of them an entry uses.
 */

/** Ideas stand apart from words. */
const mark = '~'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns: Record<Locale, readonly (readonly [idea: string, pattern: RegExp])[]> = {
  zh: Object.entries(chineseIdeas).map(([idea, words]) => [
    mark + idea,
    new RegExp(words.split(' ').map(escaped).join('|')),
  ]),
  en: Object.entries(englishIdeas).map(([idea, words]) => [mark + idea, new RegExp(`\\b(?:${words})\\b`)]),
}

/** What a text is about, in ideas; it is in small letters. */
export function ideasOf(text: string, language: Locale): string[] {
  return patterns[language].filter(([, pattern]) => pattern.test(text)).map(([idea]) => idea)
}

/** Whether a term of a question is an idea, and no word of it. */
export const isIdea = (term: string) => term.startsWith(mark)
