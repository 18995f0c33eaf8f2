import type { BoatLine } from '#lib/content/fleet'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** What every buyer asks, whatever the boat; the answers stand once, in `content/faq`. */
const general = ['lead-time', 'payment', 'rent', 'warranty', 'insurance', 'repair', 'training', 'trial'] as const

/** The general answers that the pages of each line of boats show, beside the boat's own questions. */
export const buyingQuestions = {
  cleaning: [...general, 'maintenance', 'integration', 'current', 'night-weather', 'winter', 'dimensions'],
  leisure: [...general, 'maintenance', 'crew-aboard', 'current', 'winter', 'dimensions'],
  pilot: [...general, 'integration'],
} as const satisfies Record<BoatLine, readonly string[]>

/** What people ask about cleaning as a system. */
export const cleaningServiceQuestions = [
  'people-needed',
  'full-basket',
  'obstacles',
  'lost-signal',
  'night-weather',
  'wildlife',
  'rent',
  'integration',
  'whose-data',
] as const

/** What people ask about running tour boats. */
export const tourServiceQuestions = [
  'tour-boat',
  'crew-aboard',
  'remote-control',
  'lost-signal',
  'payback',
  'insurance',
  'training',
  'winter',
] as const

export interface QuestionAndAnswer {
  question: string
  answer: string
}

/** Entries of `content/faq` by their names, in that order; an unknown name stops the build. */
export function questionsNamed(slugs: readonly string[], locale: Locale): QuestionAndAnswer[] {
  const entries = new Map(readEntries('faq', locale).map((entry) => [entry.slug, entry]))
  return slugs.map((slug) => {
    const entry = entries.get(slug)
    if (!entry) throw new Error(`content/faq has no entry ${slug}`)
    return { question: entry.title, answer: plainText(entry.body.blocks) }
  })
}
