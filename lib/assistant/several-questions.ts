import { knowledge } from '#lib/assistant/knowledge'
import { clausesOf, followUp, tellsOnly, thingsNamed } from '#lib/assistant/reading/clauses'
import { verdictFor } from '#lib/assistant/verdict-for'
import type { Locale } from '#lib/i18n/locales'

/** A part of a text says less than the whole: it has to be surer. */
export const clauseSureness = 0.6

/** What surely answers a part of a text; "hello" and "thanks" are ways to begin and to end. */
function entryOf(part: string, language: Locale): string | undefined {
  const verdict = verdictFor(followUp(part, language) ?? part, language)
  if (verdict.kind !== 'answer' || verdict.confidence < clauseSureness) return undefined
  return knowledge(language).entries.get(verdict.slug)?.topic === 'talk' ? undefined : verdict.slug
}

/**
 * The entries that surely answer parts of a text, each once: its clauses, else the things that it names in a row.
 * @param which parts are looked at: all, or those that ask and do not only tell of the place
 */
export function partsAnswered(text: string, language: Locale, which: 'all' | 'asking' = 'all'): string[] {
  const ofEach = (parts: readonly string[]) => {
    const looked = which === 'all' ? parts : parts.filter((part) => !tellsOnly(part, text, language))
    return parts.length < 2 ? [] : [...new Set(looked.flatMap((part) => entryOf(part, language) ?? []))]
  }
  const ofClauses = ofEach(clausesOf(text, language))
  if (ofClauses.length > 1) return ofClauses
  const ofThings = ofEach(thingsNamed(text, language))
  return ofThings.length > 1 ? ofThings : ofClauses
}

/** Whether each of several clauses is surely answered: then it is ours, whatever the whole looks like. */
export function isOursInEach(text: string, language: Locale): boolean {
  const clauses = clausesOf(text, language)
  return clauses.length > 1 && clauses.every((clause) => entryOf(clause, language) !== undefined)
}
