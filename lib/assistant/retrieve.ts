import { knowledge, spelling } from '#lib/assistant/knowledge'
import { isIdea } from '#lib/assistant/learned/concepts'
import { guessesOf } from '#lib/assistant/learned/learned-questions'
import { terms } from '#lib/assistant/learned/terms'
import type { FaqEntry } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

export interface Found {
  slug: string
  /** 0 to 1: how likely it is that this entry is asked for. */
  confidence: number
}

/** What it is worth that the ideas of a question point to an entry. */
const pointing = 0.25

/** How much of the confidence is what was learned from sample questions; the rest is the words that are the same. */
const learnedShare = 0.8

/**
 * The entries that the ideas of a question point to (`ideas` of their front matter); ideas come marked, as `ideasOf` gives
 * them. A question that has all of the first and none of the second is more likely about that entry than its single words
 * say: "pay" and "jobs" is about terms, not about openings.
 */
function pointedAt(ideas: readonly string[], entries: Iterable<FaqEntry>): Set<string> {
  const has = (idea: string) => ideas.includes(`~${idea}`)
  const isPointed = ({ ideas: wanted }: FaqEntry) => wanted.some(({ all, none }) => all.every(has) && !none.some(has))
  return new Set([...entries].filter(isPointed).map(({ slug }) => slug))
}

/** Of a long letter only the beginning is looked up: the search takes longer with every word and nobody else is served. */
const mostRead = 200

/** The entries that a question may be about, the likeliest first. */
export function retrieve(text: string, language: Locale): Found[] {
  const question = [...text.slice(0, 2 * mostRead)].slice(0, mostRead).join('')
  const { entries, phrases, answers, exact, weight } = knowledge(language)
  const itself = exact.get(spelling(question))
  if (itself) return [{ slug: itself, confidence: 1 }]
  const asked = [...new Set(terms(question, language))]
  if (asked.length === 0) return []
  const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + weight(term), 0)
  const total = weigh(asked)
  const shared = (of: ReadonlySet<string>) => weigh(asked.filter((term) => of.has(term)))
  const byPhrase = new Map<string, number>()
  for (const { slug, terms: said } of phrases) {
    const same = shared(said)
    // How much of the phrase was asked as well: one of two words the same is half said.
    if (same > 0) byPhrase.set(slug, Math.max(byPhrase.get(slug) ?? 0, same / Math.sqrt(total * weigh([...said]))))
  }
  const byAnswer = new Map(answers.map(({ slug, terms: said }) => [slug, shared(said) / total]))
  const pointed = pointedAt(asked.filter(isIdea), entries.values())
  // Where two are pointed at, the terms they share with the question decide between them.
  const worth = pointed.size === 1 ? pointing : pointing / 2
  const sharedTerms = (slug: string) =>
    Math.min(1, 0.65 * (byPhrase.get(slug) ?? 0) + 0.35 * (byAnswer.get(slug) ?? 0) + (pointed.has(slug) ? worth : 0))
  return guessesOf(question, language)
    .map(({ name, probability }) => ({
      slug: name,
      confidence: learnedShare * probability + (1 - learnedShare) * sharedTerms(name),
    }))
    .toSorted((one, other) => other.confidence - one.confidence)
}
