import type { BoatSlug } from '#lib/content/fleet'

/** The entry that tells what each boat is. */
export const introductions: Readonly<Record<BoatSlug, string>> = {
  smurf: 'small-boat',
  moshark: 'medium-boat',
  efficiency: 'large-boat',
  feichi: 'water-quality',
  titan: 'titan',
  xi: 'tour-boat',
  yang: 'lounge-boat',
  apas: 'retrofit',
}

/** Whether a text asks no more than what a boat is; `words`: what is left of "tell me about TITAN" or "FEICHI 是干什么用的". */
export const isIntroduction = (words: string) =>
  /^(?:who|explain|describe|introduce|information|info|more|used|good|(?:用来|主要|能|拿来)*(?:干|做)(?:什么|啥|嘛)?(?:用|活)?|什么|介绍|怎么样|啥|用途|干什么)?$/.test(
    words,
  )
