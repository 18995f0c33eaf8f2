import { knowledge, normalized } from '#lib/assistant/knowledge'
import { guessesOf } from '#lib/assistant/learned/learned-questions'
import { isIdea, terms } from '#lib/assistant/learned/terms'
import { plainText } from '#lib/entries/plain-text'
import type { FaqEntry } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import type { RoutePath } from '#lib/routes/table'

export interface Found {
  slug: string
  /** 0 to 1: how likely it is that this entry is asked for. */
  confidence: number
}

/** What it is worth that the ideas of a question point to an entry. */
const pointing = 0.25

/** How much of the confidence is what was learned from sample questions; the rest is the words that are the same. */
const learnedShare = 0.8

/** The entries whose `ideas` all stand in a question, and none that rule them out: "pay" and "jobs" is about terms. */
function pointedAt(ideas: readonly string[], entries: Iterable<FaqEntry>): Set<string> {
  const has = (idea: string) => ideas.includes(`~${idea}`)
  const isPointed = ({ ideas: wanted }: FaqEntry) => wanted.some(({ all, none }) => all.every(has) && !none.some(has))
  return new Set([...entries].filter(isPointed).map(({ slug }) => slug))
}

/** What the weighed terms of a question weigh that each of some texts has as well, by the texts' places. */
function sharedWith(
  asked: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>()
  for (const [term, weight] of asked)
    for (const at of places.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight)
  return shared
}

/** Of a long letter only the beginning is looked up: the search takes longer with every word and nobody else is served. */
const mostRead = 200

/** The entries that a question may be about, the likeliest first. */
export function retrieve(text: string, language: Locale): Found[] {
  const question = [...text.slice(0, 2 * mostRead)].slice(0, mostRead).join('')
  const { entries, phrases, inPhrases, inAnswers, exact, weight } = knowledge(language)
  const itself = exact.get(normalized(question))
  if (itself) return [{ slug: itself, confidence: 1 }]
  const asked = new Map([...new Set(terms(question, language))].map((term) => [term, weight(term)]))
  if (asked.size === 0) return []
  const total = [...asked.values()].reduce((sum, each) => sum + each, 0)
  const byPhrase = new Map<string, number>()
  for (const [at, same] of sharedWith(asked, inPhrases)) {
    const { slug = '', weight: all = 0 } = phrases[at] ?? {}
    // How much of the phrase was asked as well: one of two words the same is half said.
    byPhrase.set(slug, Math.max(byPhrase.get(slug) ?? 0, same / Math.sqrt(total * all)))
  }
  const inAnswer = sharedWith(asked, inAnswers)
  const byAnswer = new Map([...entries.keys()].map((slug, at) => [slug, (inAnswer.get(at) ?? 0) / total]))
  const pointed = pointedAt([...asked.keys()].filter(isIdea), entries.values())
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

/** A piece of our own content that an answer may be made from. */
export interface Passage {
  slug: string
  title: string
  text: string
  source: RoutePath | undefined
}

/** So many entries a model answers from. */
const mostPassages = 5
const least = 0.02

/** The entries nearest to a question, the nearest first; none when nothing of ours is near. */
export function passagesFor(question: string, language: Locale): Passage[] {
  const { entries } = knowledge(language)
  return retrieve(question, language)
    .filter(({ confidence }) => confidence >= least)
    .flatMap(({ slug }) => {
      const entry = entries.get(slug)
      return entry ? [{ slug, title: entry.title, text: plainText(entry.body.blocks), source: entry.source }] : []
    })
    .slice(0, mostPassages)
}
