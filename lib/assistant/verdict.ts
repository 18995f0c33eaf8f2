import { nothingOfOurs, talkMark, toldNowhere } from '#lib/assistant/learned/sample-questions'
import { type Talk, talks } from '#lib/assistant/reading/small-talk'
import type { Found } from '#lib/assistant/retrieve'

/** How sure it has to be, chosen on samples held back: from these likelihoods up, and ahead of the next by these. */
const thresholds = {
  answer: 0.55,
  margin: 0.25,
  alone: 0.88,
  lead: 0.5,
  beside: 0.1,
  suggest: 0.15,
  certainty: 0.4,
  world: 0.15,
  outside: 0.4,
  sure: 0.7,
  sureLead: 0.6,
  both: 0.65,
  bothSure: 0.8,
  hedge: 0.4,
  hedgeLead: 0.1,
} as const

/** How an entry is told: as it is, beside another that may be meant as well, with a word of doubt, or as a question back. */
export type Telling = 'plainly' | 'both' | 'bothWithDoubt' | 'withDoubt' | 'askedBack'

export type Verdict =
  | {
      /** `suggest`: not likely enough to be an answer to a part of a text, or ahead of others. */
      kind: 'answer' | 'suggest'
      slug: string
      confidence: number
      /** What else may be meant, likelier first. */
      beside: string[]
      tell: Telling
    }
  | { kind: 'outside' }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'board' }

/** How many questions are offered beside one. */
const mostBeside = 2

const isEntry = ({ slug }: Found) => slug !== nothingOfOurs && slug !== toldNowhere && !slug.startsWith(talkMark)

/** Talk that also asks for something ("hi, what do these go for") is a question. */
const likely = 0.15

/** What to do with what was found: answer, ask what is meant, say that it is not ours, or offer the board. */
export function verdictOf(found: readonly Found[]): Verdict {
  const [first, second = { slug: '', confidence: 0 }] = found
  if (!first || first.slug === toldNowhere) return { kind: 'board' }
  const { confidence } = first
  const entries = found.filter(isEntry)
  const [nearest, next] = entries
  const talk = talks.find((kind) => first.slug === talkMark + kind)
  if (talk && confidence >= thresholds.answer && (nearest?.confidence ?? 0) < likely) return { kind: 'talk', talk }
  if (first.slug === nothingOfOurs) return { kind: confidence >= thresholds.outside ? 'outside' : 'board' }

  const of = (filed: string) => found.find(({ slug }) => slug === filed)?.confidence ?? 0
  const [world, untold] = [of(nothingOfOurs), of(toldNowhere)]
  const lead = confidence - second.confidence
  const together = confidence + second.confidence
  const isFirst = nearest === first
  const isSure = confidence >= thresholds.sure && lead >= thresholds.sureLead
  const isPair = !isSure && isFirst && next === second && together >= thresholds.both
  const isLikely =
    isFirst &&
    confidence >= thresholds.hedge &&
    confidence - (next?.confidence ?? 0) >= thresholds.hedgeLead &&
    world <= thresholds.world
  const pairTold = together < thresholds.bothSure ? 'bothWithDoubt' : 'both'
  const tell = isPair ? pairTold : isLikely ? 'withDoubt' : 'askedBack'
  const others = isPair ? [second] : entries.slice(1).filter((other) => other.confidence >= thresholds.beside)
  const beside = others.map(({ slug }) => slug).slice(0, mostBeside)
  const isClear = lead >= thresholds.margin && confidence - Math.max(world, untold) >= thresholds.certainty
  if (isFirst && confidence >= thresholds.answer && isClear) {
    const isAlone = confidence >= thresholds.alone && lead >= thresholds.lead
    return {
      kind: 'answer',
      slug: first.slug,
      confidence,
      beside: isAlone ? [] : beside,
      tell: isSure ? 'plainly' : tell,
    }
  }
  if (!nearest || nearest.confidence < thresholds.suggest || world >= thresholds.world) return { kind: 'board' }
  return { kind: 'suggest', slug: nearest.slug, confidence: isFirst ? confidence : 0, beside, tell }
}
