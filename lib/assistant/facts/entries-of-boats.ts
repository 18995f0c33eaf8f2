import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import { knowledge } from '#lib/assistant/knowledge'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** The entry that says what there is to say of a property of boats beside its figure; a test holds that each has one. */
export function entryTelling(key: BoatPropertyKey, language: Locale): string {
  const entry = [...knowledge(language).entries.values()].find(({ tells }) => tells.includes(key))
  if (!entry) throw new Error(`No entry of content/faq tells ${key}`)
  return entry.slug
}

/** The entry that says it of one boat instead, where there is one. */
export const entryTellingOf = (boat: BoatSlug, key: BoatPropertyKey, language: Locale): string | undefined =>
  [...knowledge(language).entries.values()].find(({ tellsOf }) => tellsOf[boat]?.includes(key))?.slug

/** The entry that tells what a boat is. */
export const introductionOf = (boat: BoatSlug, language: Locale): string | undefined =>
  [...knowledge(language).entries.values()].find(({ introduces }) => introduces === boat)?.slug

/** Whether a text asks no more than what a boat is; `words`: what is left of "tell me about TITAN" or "FEICHI 是干什么用的". */
export const isIntroduction = (words: string) =>
  /^(?:who|explain|describe|introduce|information|info|more|used|good|(?:用来|主要|能|拿来)*(?:干|做)(?:什么|啥|嘛)?(?:用|活)?|(?:什么|啥)(?:样)?(?:的)?(?:数据集|数据)?|介绍|怎么样|啥|用途|干什么)?$/.test(
    words,
  )
