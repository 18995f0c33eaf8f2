import { boatFacts } from '#lib/chat/answers/facts/boat-fact'
import type { BoatPropertyKey } from '#lib/chat/answers/facts/boat-properties'
import { chatMessages } from '#lib/chat/messages'
import { boatsOfLine } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** Entries that speak of a measure of the cleaning boats: the figures stand below them, from the boats' own data. */
const measureOf: Readonly<Record<string, BoatPropertyKey>> = {
  dimensions: 'size',
  'bridge-height': 'height',
  'narrow-canal': 'draft',
  'shallow-water': 'draft',
}

/** The lines below an entry's answer: what the cleaning boats' pages print of the measure that it speaks of. */
export function figuresBelow(slug: string, language: Locale): string[] {
  const key = measureOf[slug]
  if (!key) return []
  const told = boatsOfLine('cleaning')
    .flatMap((boat) => boatFacts({ slug: boat }, key, language))
    .filter(({ kind }) => kind === 'told')
  const { indicative } = chatMessages[language].ChatFacts
  return [...told.map(({ text }) => text), ...(told.some((fact) => fact.indicative) ? [indicative] : [])]
}
