import { z } from 'zod'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/** Turns of phrase, each told in `content/vocabulary/phrases.yaml`. */
const phrases = vocabulary('phrases', z.record(z.string(), inEach(lines)), (table) => {
  const of = (language: Locale) =>
    new Map(Object.entries(table).map(([kind, words]) => [kind, patternOf(words[language], 'iu')]))
  return { en: of('en'), zh: of('zh') }
})

function phrase(kind: string, language: Locale): RegExp {
  const pattern = phrases()[language].get(kind)
  if (!pattern) throw new Error(`content/vocabulary/phrases.yaml: no ${kind}`)
  return pattern
}

/** Whether a text has such a turn of phrase. */
export const says = (kind: string, text: string, language: Locale): boolean => phrase(kind, language).test(text)

/** A text without such turns of phrase. */
export const without = (kind: string, text: string, language: Locale): string =>
  text.split(phrase(kind, language)).join('')
