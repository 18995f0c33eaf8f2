import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { pointsOn, tellsOnly } from '#lib/chat/answers/clauses'
import { fleetAnswer } from '#lib/chat/answers/fleet-answer'
import { hasFleetIdeas, namesWater } from '#lib/chat/answers/fleet-wanted'
import { knowledge } from '#lib/chat/answers/knowledge'
import type { Asked, Rule } from '#lib/chat/answers/likely/asked'
import { asksPassTime } from '#lib/chat/answers/pass-time'
import { answerOf } from '#lib/chat/answers/reply-bodies'
import { boatsOfLine } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** Entries that say in general what the boats for a size of water say of it. */
const saidByFleet = new Set([
  'how-many-boats',
  'which-boat',
  'weed',
  'what-it-collects',
  'small-boat',
  'medium-boat',
  'large-boat',
  'tour-boat',
  'park-seasons',
  'flood-recall',
  'dam-face',
  'weed-plan',
])

const cleaning: ReadonlySet<string> = new Set(boatsOfLine('cleaning'))

/** So many answers to something else are told below the boats. */
const mostBelow = 2

/** Whether boats for a size of water are wanted: by what it speaks of, or since it is unclear and names a water's size. */
function asksForBoats({ plain, language, verdict, before }: Asked): boolean {
  const found = verdict()
  // "And if it's 50 ha?" after boats for 10 ha.
  if (before && namesWater(plain) && namesWater(before) && pointsOn(plain, language)) return true
  if (namesWater(plain) && asksPassTime(plain, language)) return true
  if (hasFleetIdeas(plain, language) && (found.kind !== 'outside' || namesWater(plain))) return true
  const isUnclear = found.kind === 'suggest' || found.kind === 'board' || (found.kind === 'answer' && found.isUnsure)
  const isHowMany = found.kind === 'answer' && found.slug === 'how-many-boats'
  return (isUnclear || isHowMany) && namesWater(plain)
}

/** "Would a boat pay for our pond": what the tour boat earns is no answer where nobody spoke of guests. */
function isOfOtherBoats(slug: string, plain: string, language: Locale): boolean {
  const boats = knowledge(language).entries.get(slug)?.boats ?? []
  const named = boatsIn(plain, language)
  return boats.length > 0 && !boats.some((boat) => cleaning.has(boat) || named.includes(boat))
}

/** One large boat or several small ones: that is asked, and not only how many. */
const asksOneOrSeveral: Readonly<Record<Locale, RegExp>> = {
  en: /\bone\b.*\bor\b|\bor (?:several|many|a few|two|three)\b/i,
  zh: /[一1][艘条只个]大?.*(?:几|多|两|三|小)|还是/,
}

/** "12 hectares in acres" asks for a sum. */
const asksSum: Readonly<Record<Locale, RegExp>> = {
  en: /\bconvert\b|\b(?:in|to|into) (?:acres|hectares|square (?:met(?:re|er)s|miles|feet|kilomet(?:re|er)s))\b/i,
  zh: /(?:是|等于|合|折合|换算成?|相当于)(?:多少|几)?(?:亩|公顷|平方米|平方公里|英亩)/,
}

/** Which boats a size of water needs and how many, by the finder's rules; below it what else was asked. */
export const boatsForWater: Rule = (asked) => {
  const { plain, language, ideas, clauses, ofClauses, things, ofThings, ofParts } = asked
  if (asksSum[language].test(plain)) return undefined
  const fleet = asksForBoats(asked) ? fleetAnswer(plain, language, asked.before) : undefined
  if (!fleet) return undefined
  // "Separated by weirs" tells of the water, and asks nothing about its current.
  const told = (parts: readonly string[], answers: readonly (string | undefined)[]) =>
    answers.filter((_, at) => tellsOnly(parts[at] ?? '', plain, language))
  const telling = [...told(clauses, ofClauses()), ...told(things(), ofThings())]
  const price = ideas.includes('~price') ? ['price'] : []
  const isSaid = (slug: string) =>
    saidByFleet.has(slug) || (slug === 'one-or-several' && !asksOneOrSeveral[language].test(plain))
  const others = (ofParts().length > 0 ? ofParts() : price).filter(
    (slug) => !telling.includes(slug) && !isSaid(slug) && !isOfOtherBoats(slug, plain, language),
  )
  return [fleet, ...others.slice(0, mostBelow).flatMap((slug) => answerOf(slug, language))]
}
