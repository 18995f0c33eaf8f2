import { alsoWords } from '#lib/chat/answers/names-ours'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** APAS is no boat: what is asked about it is asked of somebody else's vessel. */
const names = boatSlugs.filter((slug) => slug !== 'apas').map(plateOf)

const kinds = {
  en: '(?:cleaning|weed(?:[- ]cutting)?|tour|lounge|inspection|unmanned|autonomous|self-driving|small(?:est)?|big(?:gest)?|large(?:st)?|medium)',
  zh: '(?:清洁|保洁|割草|无人|会客|巡检|监测|自动驾驶|[大中小]型?(?:清洁|保洁)?)',
} as const

const anyone = '(?:\\b(?:the|your|a|an|one of your|any of your) )?'
const boatNamed = (some: readonly string[]) => `${anyone}(?<![a-z])(?:${some.join('|')})(?![a-z])(?: boats?\\b)?`

const named: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    new RegExp(boatNamed(names.filter((name) => alsoWords.has(name))), 'g'),
    new RegExp(
      `${boatNamed(names.filter((name) => !alsoWords.has(name)))}|${anyone}\\b${kinds.en} boats?\\b|\\b(?:one of |any of )?your boats\\b`,
      'gi',
    ),
  ],
  zh: [
    new RegExp(
      `(?:${names.join('|')})(?![a-z])(?:\\s?鲸灵)?(?:这[款条艘]|的)?船?|鲸灵(?:这[款条艘]|的)?船?|` +
        '(?<!\\p{Script=Han})汐(?:系列|号)?(?:这[款条艘]|的)?船?|' +
        `(?:你们家?的?)?${kinds.zh}船|(?:自动驾驶)?游船|你们家?的?船|[这该]个?产品`,
      'giu',
    ),
  ],
}
const namedDataset: Readonly<Record<Locale, readonly RegExp[]>> = {
  // "Flow" is a current as well.
  en: [
    /(?:\bthe )?\bFloW(?:-Img|-RI)?(?![a-z])(?: data ?sets?\b)?/g,
    /(?:\bthe )?\b(?:flow-(?:img|ri)|usv ?inland(?:-(?:stereo|slam|water))?)(?![a-z])(?: data ?sets?\b)?/gi,
  ],
  zh: [
    /(?<![a-z])(?:flow(?:[- ]?(?:img|ri))?|usvinland(?:[- ]?(?:stereo|slam|water))?)(?![a-z])(?:这个)?(?:数据集|数据)?/giu,
  ],
}

const anyOf: Readonly<Record<Locale, { boat: string; dataset: string }>> = {
  en: { boat: 'the boat', dataset: 'the dataset' },
  zh: { boat: '这船', dataset: '这个数据集' },
}

const distinct = (text: string, patterns: readonly RegExp[]) =>
  new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([name]) => name.toLowerCase()))).size

const replaced = (text: string, patterns: readonly RegExp[], by: string) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, () => by), text)

/**
 * The text with "the boat" or "the dataset" in place of the one boat, kind of boat or dataset that it names; nothing where it
 * names none, or several.
 */
export function withoutName(text: string, language: Locale): string | undefined {
  const boats = distinct(text, named[language])
  const sets = distinct(text, namedDataset[language])
  if (boats + sets !== 1) return undefined
  return boats === 1
    ? replaced(text, named[language], anyOf[language].boat)
    : replaced(text, namedDataset[language], anyOf[language].dataset)
}
