import type { Found } from '#lib/chat/answers/retrieve'
import type { Locale } from '#lib/i18n/locales'

/** From `answer` up the assistant answers, from `suggest` up it asks back; chosen by `npm run bench:faq -- --tune`. */
export const thresholds: Readonly<Record<Locale, { answer: number; suggest: number; lead: number }>> = {
  zh: { answer: 0.36, suggest: 0.14, lead: 0.08 },
  en: { answer: 0.42, suggest: 0.16, lead: 0.08 },
}

export type Verdict = { kind: 'answer'; slug: string } | { kind: 'suggest'; slugs: string[] } | { kind: 'board' }

const mostSuggestions = 3

/** What to do with what was found: answer, ask which of three is meant, or offer the board. */
export function verdictOf(found: readonly Found[], language: Locale): Verdict {
  const { answer, suggest, lead } = thresholds[language]
  const [first, second] = found
  if (first && first.confidence >= answer && first.confidence - (second?.confidence ?? 0) >= lead) {
    return { kind: 'answer', slug: first.slug }
  }
  const slugs = found.filter(({ confidence }) => confidence >= suggest).map(({ slug }) => slug)
  return slugs.length > 0 ? { kind: 'suggest', slugs: slugs.slice(0, mostSuggestions) } : { kind: 'board' }
}
