import type { Locale } from '#lib/i18n/locales'
import { helpOf } from './messages.ts'

/** The days that a command looks back on, a week unless `--days` says otherwise, and when they began. */
export function sinceDays(given: string | undefined, language: Locale): { days: number; since: number } {
  const days = Number(given ?? 7)
  if (!(days > 0 && days <= 90)) throw new Error(helpOf(language))
  return { days, since: Date.now() - days * 86_400_000 }
}
