import { boatFacts } from '#lib/assistant/facts/boat-fact'
import type { AreaNamed } from '#lib/assistant/fleet/quantities'
import { chatMessages } from '#lib/assistant/messages'
import type { BoatSlug } from '#lib/content/fleet'
import { squareMetresPerMu } from '#lib/content/units'
import type { FleetAdvice } from '#lib/fleet-advice/advise-fleet'
import { type BoatClass, classesOfJob } from '#lib/fleet-advice/boat-classes'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

const patterns: Readonly<Record<Locale, { span: RegExp; work: RegExp; not: RegExp }>> = {
  en: {
    span: /\bhow (?:long|many (?:hours|days|charges|passes|trips)|much time|fast|quickly)\b|\b(?:in|within|per) (?:a|one|two|half a|a single|1|2) (?:days?|morning|afternoon|night|shift|charge)\b|\bsame day\b|\bhours (?:does|do|would|will|to)\b/i,
    work: /\b(?:clean|clear|cut|sweep|cover|collect|finish|done|do|pass|go over|get (?:a?round|all|over|through)|manage|take|need|work)\w*\b/i,
    not: /\b(?:how often|deliver\w*|ship|warranty|last|lifetime|charg(?:e up|ing)|pay ?back|rent|reply|answer|quote)\b/i,
  },
  zh: {
    span: /多久|多长时间|多少时间|几个?(?:小时|钟头|钟)|多少个?小时|几天|多少天|几趟|[一当半两1２2](?:天|个?上午|个?下午|晚上?|夜|个?白天|次电)(?:之?内|里)?/,
    work: /[清扫收捞干弄走割做跑搞打](?:捞|扫|理|洁|割|收)?(?:完|一遍|一轮|一圈|干净|得完|不完|得了|下来|遍)|完成|[一1]遍|完不|得完|几天能|[清扫收捞打割](?:理|捞|扫)?\s*[\d一二两三四五六七八九十百千]+/,
    not: /多久(?:清|扫|收|捞|割|走|跑|来|去)?一?[次回]|交货|交付|到货|保修|质保|寿命|回本|租|答复|回复|报价|充满|试用|培训/,
  },
}

/** Whether a text asks how long one pass over a water takes, or whether it is done in a day. */
export function asksPassTime(text: string, language: Locale): boolean {
  const { span, work, not } = patterns[language]
  return span.test(text) && work.test(text) && !not.test(text)
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
