import type { Found } from '#lib/chat/answers/retrieve'
import { nothingOfOurs, talkMark, toldNowhere } from '#lib/chat/answers/sample-questions'
import { type Talk, talks } from '#lib/chat/answers/small-talk'
import type { Locale } from '#lib/i18n/locales'

/**
 * From `answer` up, and `lead` before the next, the assistant answers; from `beside` up it answers and offers the next
 * beside it; from `suggest` up it asks back; from `outside` up it says that this is nothing of ours. Chosen by
 * `npm run bench:faq`: a wrong answer costs more than a question back.
 */
export const thresholds: Readonly<
  Record<Locale, Record<'answer' | 'beside' | 'suggest' | 'lead' | 'outside', number>>
> = {
  zh: { answer: 0.55, beside: 0.42, suggest: 0.12, lead: 0.25, outside: 0.4 },
  en: { answer: 0.55, beside: 0.5, suggest: 0.12, lead: 0.25, outside: 0.4 },
}

export type Verdict =
  | { kind: 'answer'; slug: string; confidence: number }
  | { kind: 'suggest'; slugs: string[]; confidence: number }
  | { kind: 'outside' }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'board' }

export const mostSuggestions = 2
/** An entry that nothing else comes near is answered from here. */
const alone = 0.52

const isEntry = (slug: string) => slug !== nothingOfOurs && slug !== toldNowhere && !slug.startsWith(talkMark)

/** Talk that also asks for something ("hi, what do these go for") is a question. */
const likely = 0.15
const isLikely = ({ slug, confidence }: Found) => isEntry(slug) && confidence >= likely

/** What to do with what was found: answer, ask which of two is meant, say that it is not ours, or offer the board. */
export function verdictOf(found: readonly Found[], language: Locale): Verdict {
  const { answer, suggest, lead, outside } = thresholds[language]
  const [first, second] = found
  if (first?.slug === toldNowhere) return { kind: 'board' }
  const talk = talks.find((kind) => first?.slug === talkMark + kind)
  if (talk && first && first.confidence >= answer && !found.some(isLikely)) return { kind: 'talk', talk }
  if (first?.slug === nothingOfOurs) return { kind: first.confidence >= outside ? 'outside' : 'board' }
  if (
    first &&
    isEntry(first.slug) &&
    first.confidence >= answer &&
    first.confidence - (second?.confidence ?? 0) >= lead
  ) {
    return { kind: 'answer', slug: first.slug, confidence: first.confidence }
  }
  const near = found.filter(({ slug, confidence }) => confidence >= suggest && isEntry(slug))
  // Nothing else is near: asking back with one button would only cost a click.
  const [only, other] = near
  if (only && !other && only === first && only.confidence >= alone) {
    return { kind: 'answer', slug: only.slug, confidence: only.confidence }
  }
  const slugs = near.map(({ slug }) => slug)
  return slugs.length > 0
    ? {
        kind: 'suggest',
        slugs: slugs.slice(0, mostSuggestions),
        confidence: first && near[0] === first ? first.confidence : 0,
      }
    : { kind: 'board' }
}
