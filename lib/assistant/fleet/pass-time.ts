import { boatFacts } from '#lib/assistant/facts/boat-fact'
import type { AreaNamed } from '#lib/assistant/fleet/quantities'
import { chatMessages } from '#lib/assistant/messages'
import { says } from '#lib/assistant/reading/phrases'
import type { BoatSlug } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import type { FleetAdvice } from '#lib/fleet-advice/advise-fleet'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** Whether a text asks how long one pass over a water takes, or whether it is done in a day. */
export function asksPassTime(text: string, language: Locale): boolean {
  return says('passSpan', text, language) && says('passWork', text, language) && !says('noPass', text, language)
}

/** The class that has a work rate: only from one can hours be worked out. */
const withRate = classesOfJob.litter.find(({ workRateMuPerH }) => workRateMuPerH !== null)

const printed = (language: Locale, value: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)

/** Whether one charge does for so many hours of work: surely, with luck, or not. */
function chargeSentence(hours: number, [least, most]: BoatClass['enduranceH'], language: Locale): string {
  const { ChatFleet: sentences } = chatMessages[language]
  const sentence =
    hours <= least ? sentences.passOneCharge : hours <= most ? sentences.passNearly : sentences.passCharges
  return formatMessage(sentence, { from: String(least), to: String(most) })
}

/**
 * How long one pass over an area takes: area over work rate, with what is left out of that; of a boat without a work rate,
 * where its time is worked out instead. Nothing of the sort is known of cutting.
 */
export function passTimeLines({ main }: FleetAdvice, { m2 }: AreaNamed, language: Locale): string[] {
  if (!main) return []
  const { ChatFleet: sentences } = chatMessages[language]
  const nameOf = (slug: BoatSlug) => boatListings[language][slug].name
  const isRated = main.hoursPerPass !== null
  const unknown = isRated ? [] : [formatMessage(sentences.passUnknown, { name: nameOf(main.slug) })]
  const rated = isRated ? main.class : withRate
  if (!rated || main.variant === 'weed') return unknown
  const count = isRated ? main.boats.from : 1
  const hours = m2 / squareMetresPerMu / (rated.workRateMuPerH ?? Number.NaN) / count
  const pass = formatMessage(isRated ? sentences.pass : sentences.passCompared, {
    name: nameOf(rated.slug),
    hours: printed(language, hours),
    count: String(count),
  })
  const rate = boatFacts({ slug: rated.slug }, 'workRate', language).map(({ text }) => text)
  return [...unknown, `${pass}${chargeSentence(hours, rated.enduranceH, language)}`, ...rate]
}
