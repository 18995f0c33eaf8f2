import { isShort, isVague } from '#lib/chat/answers/clauses'
import { namedDatasets } from '#lib/chat/answers/facts/dataset-wordings'
import { knowledge } from '#lib/chat/answers/knowledge'
import { ourNames } from '#lib/chat/answers/names-ours'
import { retrieve } from '#lib/chat/answers/retrieve'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import type { Subject } from '#lib/chat/answers/subject-before'
import { type Verdict, verdictOf } from '#lib/chat/answers/verdict'
import { withoutName } from '#lib/chat/answers/without-name'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** What is to be done with one thing asked, spelled as we spell it where that makes us surer. */
function verdictAsSpelled(clause: string, language: Locale): Verdict {
  const found = retrieve(clause, language)
  const verdict = verdictOf(found)
  const spelled = language === 'zh' ? correctHan(clause) : correctEnglish(clause)
  if (spelled === clause) return verdict
  const again = retrieve(spelled, language)
  const corrected = verdictOf(again)
  const isSurer = (again[0]?.confidence ?? 0) > (found[0]?.confidence ?? 0)
  return isSurer || (corrected.kind === 'answer' && verdict.kind !== 'answer') ? corrected : verdict
}

/** So much less likely than another an entry is as sure as that. */
const asSure = 0.05

/** Whether something is surely answered, and by an entry about boats or datasets at large. */
function isOfAll(verdict: Verdict, language: Locale): boolean {
  if (verdict.kind !== 'answer' || verdict.isUnsure) return false
  const entry = knowledge(language).entries.get(verdict.slug)
  if (entry === undefined || entry.boats.length + entry.figuresOf.length > 0) return false
  return namedDatasets(entry.title, language).datasets.length === 0
}

/**
 * What is to be done with one thing asked. A boat's name tells which boat, and draws towards what that boat is: "where can I
 * see SMURF" is also read as "where can I see the boat", which an entry about every boat may surely answer. So with datasets.
 */
export function verdictFor(clause: string, language: Locale): Verdict {
  const verdict = verdictAsSpelled(clause, language)
  const nameless = withoutName(clause, language)
  if (nameless === undefined || isOfAll(verdict, language)) return verdict
  const ofAll = verdictOf(retrieve(nameless, language))
  if (ofAll.kind !== 'answer' || !isOfAll(ofAll, language)) return verdict
  // "Does XI run at night" has an entry of its own, and is as sure of that.
  const isSurelyOfOne =
    verdict.kind === 'answer' && !verdict.isUnsure && verdict.confidence + asSure >= ofAll.confidence
  return isSurelyOfOne ? verdict : ofAll
}

const names = new RegExp(`(?<![a-z])(?:${ourNames.join('|')})(?![a-z])`, 'i')

/** The boat or dataset that a text names; "what water does it need?" after it is about that one. */
function nameIn(text: string): string | undefined {
  return names.exec(text)?.[0]
}

/** Points to another boat than the one that was named before: "and the bigger one?" */
export const anotherOne: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:big|bigger|biggest|large|larger|largest|medium|small|smaller|smallest|other|others)\b/i,
  zh: /大型|中型|小型|大的|小的|大一[点些号]|小一[点些号]|更[大小]|最[大小]|另[一外]|其他/,
}

/**
 * What is to be done with a text about some boats: entries of other boats are out of the question, and what is left is so
 * much likelier. "At night" after SMURF asks nothing of the tour boats.
 */
export function verdictOfBoats(text: string, boats: readonly BoatSlug[], language: Locale): Verdict {
  const found = retrieve(text, language)
  const { entries } = knowledge(language)
  const own = found.filter(({ slug }) => {
    const of = entries.get(slug)?.boats ?? []
    return of.length === 0 || of.some((boat) => boats.includes(boat))
  })
  const sum = (all: typeof found) => all.reduce((total, { confidence }) => total + confidence, 0)
  const share = sum(found) / (sum(own) || 1)
  return verdictOf(own.map(({ slug, confidence }) => ({ slug, confidence: Math.min(1, confidence * share) })))
}

/** As `verdictFor`; a text that names nothing is also read as about what was named before it, where that is surer. */
export function verdictAfter(before: string | undefined, text: string, language: Locale): Verdict {
  const alone = verdictFor(text, language)
  const isOwn = nameIn(text) !== undefined || anotherOne[language].test(text)
  const subject = before && !isOwn ? nameIn(before) : undefined
  const together = subject ? verdictFor(`${subject} ${text}`, language) : undefined
  if (together?.kind !== 'answer') return alone
  const isSurer = alone.kind === 'suggest' || (alone.kind === 'answer' && together.confidence > alone.confidence)
  return isSurer ? together : alone
}

/** What a text asks that only makes sense after the one before: something else about the same, not the same again. */
export function verdictLeaning(before: string, text: string, language: Locale): Verdict {
  const [said] = retrieve(before, language)
  return verdictOf(retrieve(`${before} ${text}`, language).filter(({ slug }) => slug !== said?.slug))
}

/** The entries about one size of cleaning boat, by what people call it. */
const sizes: readonly (readonly [RegExp, string])[] = [
  [/big|large|大/i, 'large-boat'],
  [/medium|中/i, 'medium-boat'],
  [/small|小/i, 'small-boat'],
]

const sized: readonly BoatSlug[] = ['smurf', 'moshark', 'efficiency']

/** Whether what was asked about comes in sizes: one of the cleaning boats, or a comparison of boats. */
export const isOfSizes = ({ entry, boats }: Pick<Subject, 'entry' | 'boats'>) =>
  boats.some((slug) => sized.includes(slug)) ||
  (entry !== undefined && (entry.figuresOf.length > 1 || sizes.some(([, slug]) => slug === entry.slug)))

/**
 * What was asked of one size is asked of another: that size's own entry where the first had its own, and an answer with the
 * figures of several boats again.
 */
export function sameOfAnother(before: string, text: string, language: Locale): string | undefined {
  if (!anotherOne[language].test(text) || !isShort(text, language)) return undefined
  const said = verdictFor(before, language)
  const entry = said.kind === 'answer' ? knowledge(language).entries.get(said.slug) : undefined
  if (entry && sizes.some(([, slug]) => slug === entry.slug)) return sizes.find(([size]) => size.test(text))?.[1]
  return entry && entry.figuresOf.length > 1 ? entry.slug : undefined
}

/** A word or two that lean on what was asked before ("and afterwards?") are answered by themselves only from here. */
const vagueSureness = 0.8

/** As it is for a text that says enough; nothing sure for a word or two that are answered unsurely. */
export function unlessVague(verdict: Verdict, text: string, language: Locale): Verdict {
  const isUnsure = verdict.kind === 'answer' && verdict.confidence < vagueSureness
  return isUnsure && isVague(text, language) ? { kind: 'board' } : verdict
}
