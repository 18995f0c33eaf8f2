import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** APAS is no boat: what is asked about it is asked of somebody else's vessel. */
const names = boatSlugs.filter((slug) => slug !== 'apas').map(plateOf)

const kinds = {
  en: '(?:cleaning|weed(?:[- ]cutting)?|tour|lounge|inspection|unmanned|autonomous|self-driving|small(?:est)?|big(?:gest)?|large(?:st)?|medium)',
  zh: '(?:清洁|保洁|割草|无人|会客|巡检|监测|自动驾驶|[大中小]型?(?:清洁|保洁)?)',
} as const

const named: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    `(?:\\b(?:the|your|a|an|one of your|any of your) )?(?:(?<![a-z])(?:${names.join('|')})(?![a-z])(?: boats?\\b)?|\\b${kinds.en} boats?\\b)|` +
      '\\b(?:one of |any of )?your boats\\b',
    'gi',
  ),
  zh: new RegExp(
    `(?:${names.join('|')})(?![a-z])(?:\\s?鲸灵)?(?:这[款条艘]|的)?船?|鲸灵(?:这[款条艘]|的)?船?|` +
      '(?<!\\p{Script=Han})汐(?:系列|号)?(?:这[款条艘]|的)?船?|' +
      `(?:你们家?的?)?${kinds.zh}船|(?:自动驾驶)?游船|你们家?的?船|[这该]个?产品`,
    'giu',
  ),
}
const anyBoat: Readonly<Record<Locale, string>> = { en: 'the boat', zh: '这船' }

/** The text with "the boat" in place of the one boat, or kind of boat, that it names; nothing where it names none, or several. */
export function withoutBoatName(text: string, language: Locale): string | undefined {
  const found = new Set([...text.matchAll(named[language])].map(([name]) => name.toLowerCase()))
  return found.size === 1 ? text.replace(named[language], () => anyBoat[language]) : undefined
}
