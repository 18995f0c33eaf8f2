import { boats } from '#lib/content/boats/catalogue'
import { type BoatSlug, lineOf } from '#lib/content/fleet'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** What every buyer asks, whatever the boat; the answers stand once, in `content/faq`. */
const general = [
  'price',
  'lead-time',
  'payment',
  'rent',
  'warranty',
  'insurance',
  'repair',
  'maintenance',
  'training',
  'trial',
  'integration',
  'whose-data',
] as const

/** What only buyers of a hull ask; a system goes onto a vessel that has its own papers and limits. */
const hull = ['lifetime', 'dimensions', 'class-certificate'] as const

/** The general answers about buying that a boat's page shows; a reader of English asks about delivery abroad, too. */
export function buyingQuestions(slug: BoatSlug, locale: Locale): readonly string[] {
  return [...general, ...(lineOf(slug) === 'pilot' ? [] : hull), ...(locale === 'en' ? ['overseas'] : [])]
}

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

/** Every general answer on a boat's page, in its order. */
export function generalAnswers(slug: BoatSlug, locale: Locale): QuestionAndAnswer[] {
  return questionsNamed([...boats[slug].operationQuestions, ...buyingQuestions(slug, locale)], locale)
}
