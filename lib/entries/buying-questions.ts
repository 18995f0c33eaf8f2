import type { BoatLine } from '#lib/content/boats/types'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import lists from '../../content/buying-questions.json' with { type: 'json' }

/** The answers every buyer needs; a reader of English asks about delivery abroad, too. */
export function buyingQuestions(locale: Locale): readonly string[] {
  return [...lists.everybody, ...(locale === 'en' ? lists.abroad : [])]
}

export const lineQuestions = (line: BoatLine): readonly string[] => lists.line[line]

/** The questions on each page of a solution. */
export const solutionQuestions = lists.solution

export interface QuestionAndAnswer {
  question: string
  answer: string
}

/** Entries of `content/faq` by slug, in that order. Throws for an unknown slug. */
export function questionsNamed(slugs: readonly string[], locale: Locale): QuestionAndAnswer[] {
  const entries = new Map(readEntries('faq', locale).map((entry) => [entry.slug, entry]))
  return slugs.map((slug) => {
    const entry = entries.get(slug)
    if (!entry) throw new Error(`content/faq has no entry ${slug}`)
    return { question: entry.title, answer: plainText(entry.body.blocks) }
  })
}
