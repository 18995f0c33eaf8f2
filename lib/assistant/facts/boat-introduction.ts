import { knowledge } from '#lib/assistant/knowledge'
import type { BoatSlug } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** The entry that tells what a boat is. */
export const introductionOf = (boat: BoatSlug, language: Locale): string | undefined =>
  [...knowledge(language).entries.values()].find(({ introduces }) => introduces === boat)?.slug

/** Whether a text asks no more than what a boat is; `words`: what is left of "tell me about TITAN" or "FEICHI 是干什么用的". */
export const isIntroduction = (words: string) =>
  /^(?:who|explain|describe|introduce|information|info|more|used|good|(?:用来|主要|能|拿来)*(?:干|做)(?:什么|啥|嘛)?(?:用|活)?|(?:什么|啥)(?:样)?(?:的)?(?:数据集|数据)?|介绍|怎么样|啥|用途|干什么)?$/.test(
    words,
  )
