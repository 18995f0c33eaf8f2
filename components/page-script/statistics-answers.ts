import type { StatisticsService } from '#lib/config/statistics-services'
import type { Locale } from '#lib/i18n/locales'

export type Answer = 'agreed' | 'declined'

/** What was answered about each service, by its id. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/**
 * Each language asks for itself, and keeps which services it named: an agreement counts for those and no others. The
 * one answer for all languages that was kept before under `orca-statistics` names none, so it counts for none.
 */
const storageKey = (locale: Locale) => `orca-statistics-${locale}`

const isAnswer = (value: unknown): value is Answer => value === 'agreed' || value === 'declined'

/** The answers of this browser; nothing where storage is denied, and then nobody is asked on every page. */
export function readAnswers(locale: Locale): Answers | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(locale)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Answer] => isAnswer(entry[1])))
  } catch (error) {
    return error instanceof SyntaxError ? {} : undefined
  }
}

/** Keeps one answer about all these services. */
export function keepAnswer(locale: Locale, services: readonly StatisticsService[], answer: Answer): void {
  try {
    const answers = Object.fromEntries(services.map(({ id }) => [id, answer]))
    localStorage.setItem(storageKey(locale), JSON.stringify(answers))
    localStorage.removeItem('orca-statistics')
  } catch {
    // storage denied: the answer counts for this page and is asked for again from the footer only
  }
}
