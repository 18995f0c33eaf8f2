import { knowledge } from '#lib/assistant/knowledge'
import { followUp, isVague } from '#lib/assistant/reading/clauses'
import { boatsIn, namedDatasets, nameIn } from '#lib/assistant/reading/names'
import { correctSpelling } from '#lib/assistant/reading/spelling'
import { type Found, retrieve } from '#lib/assistant/retrieve'
import { type Verdict, verdictOf } from '#lib/assistant/verdict'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** A word or two that lean on what was asked before are answered by themselves only from here. */
const vagueSureness = 0.8

/** The boats that a text is about: those it names, else those named last of what was said before it, the latest last. */
export function boatsMeant(text: string, said: readonly string[], language: Locale): BoatSlug[] {
  if (namedDatasets(text, language).datasets.length > 0) return []
  const named = [text, ...said.toReversed()].map((one) => boatsIn(one, language))
  return named.find((boats) => boats.length > 0) ?? []
}

/** How likely an answer that holds for other boats is still meant: whoever changes the subject says so. */
const ofOthers = 1 / 8
/** What was found for a question about some boats: entries that hold for others only (`holdsFor`) step back. */
export function holdingFor(boats: readonly BoatSlug[], found: readonly Found[], language: Locale): readonly Found[] {
  if (boats.length === 0) return found
  const { entries } = knowledge(language)
  const isOfOthers = (slug: string) => {
    const held = entries.get(slug)?.holdsFor ?? []
    return held.length > 0 && !held.some((boat) => boats.includes(boat))
  }
  return found
    .map(({ slug, confidence }) => ({ slug, confidence: isOfOthers(slug) ? confidence * ofOthers : confidence }))
    .toSorted((one, other) => other.confidence - one.confidence)
}

/** What is to be done with one thing asked of some boats, spelled as we spell it where that makes us surer. */
export function verdictFor(text: string, language: Locale, boats = boatsMeant(text, [], language)): Verdict {
  const foundFor = (read: string) => holdingFor(boats, retrieve(read, language), language)
  const found = foundFor(text)
  const verdict = verdictOf(found)
  const respelled = correctSpelling(text, language)
  if (respelled === text) return verdict
  const again = foundFor(respelled)
  const corrected = verdictOf(again)
  const isSurer = (again[0]?.confidence ?? 0) > (found[0]?.confidence ?? 0)
  return isSurer || (corrected.kind === 'answer' && verdict.kind !== 'answer') ? corrected : verdict
}

/** 防水吗 is a whole question, 过了呢 is none. */
const asksByItself = /吗[?？]?\s*$/u

/** What a name alone brings up: who asks something of a boat does not ask what it is. */
export const introducesBoat = (slug: string, language: Locale) =>
  knowledge(language).entries.get(slug)?.introduces !== undefined

/** As `verdictFor`; a text that names nothing is also read as about what was named before it, where that is surer. */
export function verdictAfter(said: readonly string[], text: string, language: Locale): Verdict {
  const before = said.at(-1)
  const boats = boatsMeant(text, said, language)
  const alone = verdictFor(text, language, boats)
  const named = nameIn(text) || before === undefined ? undefined : nameIn(before)
  const together = named ? verdictFor(`${named} ${text}`, language, boats) : undefined
  // "How long until I hear back?" after talk of a dataset asks for no job.
  const isOfJobs = 'slug' in alone && knowledge(language).entries.get(alone.slug)?.topic === 'jobs'
  const isSurer =
    together?.kind === 'answer' &&
    !introducesBoat(together.slug, language) &&
    (alone.kind === 'suggest' ||
      alone.kind === 'board' ||
      isOfJobs ||
      (alone.kind === 'answer' && together.confidence > alone.confidence))
  const verdict = isSurer ? together : alone
  // A word or two that lean on what was asked before ("and afterwards?") have to be surer by themselves.
  const leaning = before === undefined || asksByItself.test(text) ? undefined : followUp(text, language)
  const isGuess = verdict.kind === 'answer' ? verdict.confidence < vagueSureness : verdict.kind === 'suggest'
  if (leaning === undefined || !isGuess || !isVague(leaning, language)) return verdict
  // "水草呢": the words themselves may say it.
  const bare = verdictFor(leaning, language, boats)
  return bare.kind === 'answer' && bare.confidence >= vagueSureness ? bare : { kind: 'board' }
}
