import { nothingOfOurs, talkMark, toldNowhere } from '#lib/assistant/learned/sample-questions'
import { type Talk, talks } from '#lib/assistant/reading/small-talk'
import type { Found } from '#lib/assistant/retrieve'

/**
 * How sure it has to be, chosen on samples held back. From `answer` up, ahead of the next by `margin` and of what is told
 * nowhere by `told`, an entry answers; below `alone`, or where the next is nearer than `lead`, with others beside it, from
 * `beside` up. Below `sure`, or not ahead by `sureLead`, two that are as good as certain together (`both`, `second`, `bothSure`)
 * are both told, one from `hedge` up with a word of doubt, and else it is asked back, from `suggest` and `near` up. The world
 * must be less likely by `certainty`, or than `doubt`, `elsewhere` and `hedgeWorld`; from `outside` up that is said.
 */
const thresholds = {
  answer: 0.55,
  margin: 0.25,
  alone: 0.88,
  lead: 0.5,
  beside: 0.07,
  suggest: 0.15,
  near: 0.06,
  certainty: 0.4,
  told: 0.5,
  doubt: 0.15,
  outside: 0.4,
  sure: 0.7,
  sureLead: 0.6,
  both: 0.65,
  bothSure: 0.85,
  second: 0.04,
  elsewhere: 0.15,
  hedge: 0.4,
  hedgeLead: 0.1,
  hedgeTold: 0.2,
  hedgeWorld: 0.1,
} as const

export type Verdict =
  | {
      kind: 'answer'
      slug: string
      confidence: number
      beside: string[]
      /** Another entry that is told as well, because either may be meant. */
      also?: string
      /** Neither of the two is likely enough to be told without a word of doubt. */
      isDoubtful?: true
      /** Not sure enough to be told where it is all that was asked. */
      isUnsure?: true
      /** Likely enough to be told with a word of doubt, where it is unsure. */
      isLikely?: true
    }
  | {
      kind: 'suggest'
      slugs: string[]
      confidence: number
      both?: [string, string]
      isDoubtful?: true
      isLikely?: true
    }
  | { kind: 'outside' }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'board' }

/** How many questions are asked back, and how many are offered beside an answer. */
export const mostSuggestions = 3
const mostBeside = 2

const isEntry = (slug: string) => slug !== nothingOfOurs && slug !== toldNowhere && !slug.startsWith(talkMark)

/** Talk that also asks for something ("hi, what do these go for") is a question. */
const likely = 0.15
const isLikely = ({ slug, confidence }: Found) => isEntry(slug) && confidence >= likely

/** What to do with what was found: answer, ask what is meant, say that it is not ours, or offer the board. */
export function verdictOf(found: readonly Found[]): Verdict {
  const [first, second] = found
  if (!first || first.slug === toldNowhere) return { kind: 'board' }
  const talk = talks.find((kind) => first.slug === talkMark + kind)
  if (talk && first.confidence >= thresholds.answer && !found.some(isLikely)) return { kind: 'talk', talk }
  if (first.slug === nothingOfOurs) return { kind: first.confidence >= thresholds.outside ? 'outside' : 'board' }

  const world = found.find(({ slug }) => slug === nothingOfOurs)?.confidence ?? 0
  const untold = found.find(({ slug }) => slug === toldNowhere)?.confidence ?? 0
  const entries = found.filter(({ slug }) => isEntry(slug))
  const { confidence } = first
  const isClear =
    confidence - (second?.confidence ?? 0) >= thresholds.margin &&
    confidence - world >= thresholds.certainty &&
    confidence - untold >= thresholds.told
  const isSure = confidence >= thresholds.sure && confidence - (second?.confidence ?? 0) >= thresholds.sureLead
  const isPair =
    !isSure &&
    isEntry(first.slug) &&
    second !== undefined &&
    isEntry(second.slug) &&
    second.confidence >= thresholds.second &&
    confidence + second.confidence >= thresholds.both &&
    Math.max(world, untold) <= thresholds.elsewhere
  const doubt = isPair && confidence + second.confidence < thresholds.bothSure ? { isDoubtful: true as const } : {}
  const nextEntry = entries.find(({ slug }) => slug !== first.slug)?.confidence ?? 0
  const isLikelyEntry =
    isEntry(first.slug) &&
    confidence >= thresholds.hedge &&
    confidence - nextEntry >= thresholds.hedgeLead &&
    confidence - untold >= thresholds.hedgeTold &&
    world <= thresholds.hedgeWorld
  const likelihood = isLikelyEntry ? { isLikely: true as const } : {}
  if (isEntry(first.slug) && confidence >= thresholds.answer && isClear) {
    const isAlone = confidence >= thresholds.alone && confidence - (second?.confidence ?? 0) >= thresholds.lead
    const others = entries.slice(1).filter((other) => other.confidence >= thresholds.beside)
    const beside = isAlone ? [] : others.slice(0, mostBeside).map(({ slug }) => slug)
    if (isPair) return { kind: 'answer', slug: first.slug, confidence, beside, also: second.slug, ...doubt }
    return {
      kind: 'answer',
      slug: first.slug,
      confidence,
      beside,
      ...(isSure ? {} : { isUnsure: true, ...likelihood }),
    }
  }
  const [nearest] = entries
  if (!nearest || nearest.confidence < thresholds.suggest || world >= thresholds.doubt) return { kind: 'board' }
  const near = entries.filter((entry) => entry.confidence >= thresholds.near).slice(0, mostSuggestions)
  return {
    kind: 'suggest',
    slugs: near.map(({ slug }) => slug),
    confidence: nearest === first ? confidence : 0,
    ...(isPair ? { both: [first.slug, second.slug], ...doubt } : {}),
    ...likelihood,
  }
}
