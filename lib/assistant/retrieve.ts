import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { knowledge, spelling } from '#lib/assistant/knowledge'
import { isIdea } from '#lib/assistant/learned/concepts'
import { terms } from '#lib/assistant/learned/terms'
import { pointedAt } from '#lib/assistant/pointers'
import type { Locale } from '#lib/i18n/locales'

export interface Found {
  slug: string
  /** 0 to 1: how likely it is that this entry is asked for. */
  confidence: number
}

/** A misspelt Latin word may differ by a letter or two; Chinese pairs must be the same. */
const options = {
  fuzzy: (term: string) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
  prefix: (term: string) => /^[a-z]{5,}$/.test(term),
  weights: { fuzzy: 0.6, prefix: 0.5 },
} as const

/** How much a word counts that is only spelled alike; the word itself counts 1. */
const alikeCounts = 0.6

/** What it is worth that the ideas of a question point to an entry. */
const pointing = 0.25

/** How much of the confidence is what was learned from sample questions; the rest is the words that are the same. */
const learnedShare = 0.8

type Search = MiniSearch<{ id: string; slug: string; text: string }>

function best(results: readonly SearchResult[], score: (result: SearchResult) => number): Map<string, number> {
  const scores = new Map<string, number>()
  for (const result of results) {
    const slug = String(result.slug)
    scores.set(slug, Math.max(scores.get(slug) ?? 0, score(result)))
  }
  return scores
}

/** Of a long letter only the beginning is looked up: the search takes longer with every word and nobody else is served. */
const mostRead = 200

/** The entries that a question may be about, the likeliest first. */
export function retrieve(text: string, language: Locale): Found[] {
  const question = [...text.slice(0, 2 * mostRead)].slice(0, mostRead).join('')
  const { entries, phrases, phraseTerms, answers, exact, weight, classify } = knowledge(language)
  const itself = exact.get(spelling(question))
  if (itself) return [{ slug: itself, confidence: 1 }]
  const asked = [...new Set(terms(question, language))]
  if (asked.length === 0) return []
  const total = asked.reduce((sum, term) => sum + weight(term), 0)

  const covered = ({ queryTerms, terms: matched }: SearchResult) =>
    [...new Set(queryTerms)].reduce((sum, term) => sum + weight(term) * (matched.includes(term) ? 1 : alikeCounts), 0) /
    total
  /** How much of the phrase itself was asked: a phrase of two words of which one matches is half said. */
  const said = ({ id, terms: matched }: SearchResult) => {
    const phrase = phraseTerms.get(String(id)) ?? new Set()
    const all = [...phrase].reduce((sum, term) => sum + weight(term), 0)
    return all === 0 ? 0 : matched.filter((term) => phrase.has(term)).reduce((sum, term) => sum + weight(term), 0) / all
  }
  const find = (search: Search) => search.search(question, options)
  const byPhrase = best(find(phrases), (result) => Math.sqrt(covered(result) * said(result)))
  const byAnswer = best(find(answers), covered)
  const pointed = pointedAt(asked.filter(isIdea), entries.values())
  // Where two are pointed at, the terms they share with the question decide between them.
  const worth = pointed.size === 1 ? pointing : pointing / 2
  const sharedTerms = (slug: string) =>
    Math.min(1, 0.65 * (byPhrase.get(slug) ?? 0) + 0.35 * (byAnswer.get(slug) ?? 0) + (pointed.has(slug) ? worth : 0))
  return classify(question)
    .map(({ name, probability }) => ({
      slug: name,
      confidence: learnedShare * probability + (1 - learnedShare) * sharedTerms(name),
    }))
    .toSorted((one, other) => other.confidence - one.confidence)
}
