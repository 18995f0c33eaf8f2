import { boatFacts } from '#lib/assistant/facts/boat-fact'
import { chatMessages } from '#lib/assistant/messages'
import { type BoatSlug, boatsOfLine } from '#lib/content/fleet'
import type { FaqEntry } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/**
 * The lines below an entry's answer: what the pages of the boats that are meant print of the measure that it speaks of, of the
 * cleaning boats where none is.
 */
export function figuresBelow(
  { figuresBelow: key }: Pick<FaqEntry, 'figuresBelow'>,
  language: Locale,
  boats: readonly BoatSlug[] = [],
): string[] {
  if (!key) return []
  const told = (boats.length > 0 ? boats : boatsOfLine('cleaning'))
    .flatMap((boat) => boatFacts({ slug: boat }, key, language))
    .filter(({ kind }) => kind === 'told')
  const { indicative } = chatMessages[language].ChatFacts
  return [...told.map(({ text }) => text), ...(told.some((fact) => fact.indicative) ? [indicative] : [])]
}
