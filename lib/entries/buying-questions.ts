import type { BoatLine } from '#lib/content/boats/types'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** Questions of every buyer, by their entries in `content/faq`. */
const general = [
  'lead-time',
  'payment',
  'warranty',
  'insurance',
  'repair',
  'trial',
  'remote-control',
  'current',
  'winter',
  'integration',
  'whose-data',
  'lifetime',
  'dimensions',
  'class-certificate',
] as const

const ofLine = {
  cleaning: [
    'price',
    'training',
    'maintenance',
    'what-it-collects',
    'algae-oil',
    'night-weather',
    'sea',
    'wildlife',
    'theft',
  ],
  leisure: ['crew-aboard', 'noise-emissions'],
  pilot: ['apas-process', 'apas-command', 'vessel-limits'],
} as const satisfies Record<BoatLine, readonly string[]>

/** The answers every buyer needs; a reader of English asks about delivery abroad, too. */
export function buyingQuestions(locale: Locale): readonly string[] {
  return [...general, ...(locale === 'en' ? ['overseas'] : [])]
}

export function lineQuestions(line: BoatLine): readonly string[] {
  return ofLine[line]
}

export const cleaningServiceQuestions = [
  'people-needed',
  'full-basket',
  'obstacles',
  'lost-signal',
  'charging',
  'start-mission',
] as const

export const tourServiceQuestions = [
  'tour-boat',
  'crew-aboard',
  'remote-control',
  'lost-signal',
  'payback',
  'tour-pier',
] as const

export const districtServiceQuestions = [
  'how-many-boats',
  'what-the-shore-needs',
  'platform',
  'shared-dock',
  'cloud-down',
  'integration',
] as const

export interface QuestionAndAnswer {
  question: string
  answer: string
}

/** Entries of `content/faq` by slug, in that order. Throws for an unknown slug. */
export function questionsNamed(slugs: readonly string[], locale: Locale): QuestionAndAnswer[] {
  const entries = new Map(readEntries('faq', locale).map((entry) => [entry.slug, entry]))
  return slugs.map((slug) => {
    const entry = entries.get(slug)
    if (!entry) throw new Error(`content/faq has no entry ${slug}`)
    return { question: entry.title, answer: plainText(entry.body.blocks) }
  })
}
