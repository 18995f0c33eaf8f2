import { keptPages } from '#lib/chat/answers/pages/kept-pages'
import { replyTo } from '#lib/chat/answers/reply'
import type { Locale } from '#lib/i18n/locales'

/** What the assistant is asked before the visitor asks: misspelt and in two parts, to use all its tables. */
const firstQuestions: Readonly<Record<Locale, string>> = {
  zh: '续行时间多长，坏了谁来修？',
  en: 'How long does the batery run, and who repairs it?',
}

const warm = new Set<Locale>()

/**
 * Loads what the assistant learned of a language (some 40 MB, up to 0.3 s of work, once a process), so that a visitor who
 * has just come does not wait for it with the first question. A process that nobody asks anything never has it.
 */
export function warmUp(language: Locale): void {
  if (warm.has(language)) return
  warm.add(language)
  setImmediate(() => {
    replyTo(firstQuestions[language], language)
    keptPages(language)
  })
}
