import { introductionOf } from '#lib/assistant/facts/entries-of-boats'
import { fleetAnswer, guestAnswers } from '#lib/assistant/fleet/fleet-answer'
import { namesWater } from '#lib/assistant/fleet/waters'
import { knowledge } from '#lib/assistant/knowledge'
import { ideasOf } from '#lib/assistant/learned/terms'
import { isQuestion, pointsOn } from '#lib/assistant/reading/clauses'
import { boatsIn } from '#lib/assistant/reading/names'
import { answerOf } from '#lib/assistant/replies/reply-bodies'
import { clauseSureness, slugsAsked } from '#lib/assistant/several-questions'
import type { Verdict } from '#lib/assistant/verdict'
import { introducesBoat } from '#lib/assistant/verdict-for'
import { says } from '#lib/assistant/vocabulary'
import type { MessageBody } from '#lib/chat/message'
import { type BoatSlug, boatsOfLine } from '#lib/content/fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'
import type { Locale } from '#lib/i18n/locales'

const cleaning: ReadonlySet<string> = new Set(boatsOfLine('cleaning'))

const oneOrSeveral = 'one-or-several'
const priceSlug = 'price'

/** Whether a working boat is never counted for a water: FEICHI inspects and TITAN carries. */
const isNeverCounted = (boat: BoatSlug) =>
  cleaning.has(boat) && ![...classesOfJob.litter, ...classesOfJob.weed].some(({ slug }) => slug === boat)

/** So many answers to something else are told below the boats. */
const mostBelow = 2

const countSlug = 'how-many-boats'

/** Asks how many or which, beside naming a size. */
const fleetIdeas = ['~number', '~choose', '~area', '~weed', '~litter', '~tour', '~monitor']

const hasFleetIdeas = (text: string, language: Locale) =>
  ideasOf(text.toLowerCase(), language).some((idea) => fleetIdeas.includes(idea))

/** Whether boats for a size of water are wanted: by what it speaks of, or since it is unclear and names a water's size. */
function asksForBoats(plain: string, language: Locale, before: string | undefined, found: Verdict): boolean {
  if (!namesWater(plain)) return hasFleetIdeas(plain, language) && found.kind !== 'outside'
  // "And if it's 50 ha?" after boats for 10 ha.
  if (before && namesWater(before) && pointsOn(plain, language)) return true
  // Who only tells of a water wants boats for it.
  if (hasFleetIdeas(plain, language) || !isQuestion(plain, language)) return true
  const isUnclear =
    found.kind === 'board' ||
    ('tell' in found && (found.kind === 'suggest' || ['withDoubt', 'askedBack'].includes(found.tell)))
  return isUnclear || (found.kind === 'answer' && found.slug === countSlug)
}

/** "Would a boat pay for our pond": what the tour boat earns is no answer where nobody spoke of guests. */
function isOfOtherBoats(slug: string, plain: string, language: Locale): boolean {
  const boats = knowledge(language).entries.get(slug)?.boats ?? []
  const named = boatsIn(plain, language)
  return boats.length > 0 && !boats.some((boat) => cleaning.has(boat) || named.includes(boat))
}

/** Whether something is surely asked of a boat named for guests ("can we cook for 30 on YANG?"), and not only what boat it is. */
function asksSomethingElse(verdict: Verdict, language: Locale): boolean {
  if (verdict.kind !== 'answer' || verdict.confidence < clauseSureness) return false
  return verdict.tell !== 'withDoubt' && verdict.tell !== 'bothWithDoubt' && !introducesBoat(verdict.slug, language)
}

/** Which boats a size of water needs and how many, by the finder's rules; below it what else was asked. */
export function boatsForWater(
  plain: string,
  language: Locale,
  before: string | undefined,
  verdict: Verdict,
): MessageBody[] | undefined {
  if (says('sum', plain, language) || !asksForBoats(plain, language, before, verdict)) return undefined
  const fleet = fleetAnswer(plain, language, before)
  const ofGuests = guestAnswers(plain, language)
  if (!fleet && (ofGuests.length === 0 || asksSomethingElse(verdict, language))) return undefined
  const { entries } = knowledge(language)
  if (verdict.kind === 'answer' && verdict.confidence >= clauseSureness && entries.get(verdict.slug)?.insteadOfFleet)
    return undefined
  const isSaid = (slug: string) =>
    entries.get(slug)?.toldByFleet || (slug === oneOrSeveral && !says('oneOrSeveral', plain, language))
  const asked = slugsAsked(plain, language)
  const price = ideasOf(plain.toLowerCase(), language).includes('~price') ? [priceSlug] : []
  const unfit = (ofGuests.length > 0 ? [] : boatsIn(plain, language))
    .filter(isNeverCounted)
    .flatMap((boat) => introductionOf(boat, language) ?? [])
  const others = [...new Set([...unfit, ...(asked.length > 0 ? asked : price)])].filter(
    (slug) => !isSaid(slug) && !isOfOtherBoats(slug, plain, language),
  )
  return [
    ...(fleet ? [fleet] : []),
    ...ofGuests,
    ...others.slice(0, mostBelow).flatMap((slug) => answerOf(slug, language)),
  ]
}
