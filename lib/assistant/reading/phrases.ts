import { z } from 'zod'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/** Turns of phrase, each told in `content/vocabulary/phrases.yaml`. */
const kinds = [
  'comparisonWords',
  'comparison',
  'passes',
  'under',
  'between',
  'arms',
  'opening',
  'theSame',
  'which',
  'noWeed',
  'oneOrSeveral',
  'sum',
  'overTime',
  'atOnce',
  'aDay',
  'boats',
  'betweenSides',
  'sides',
  'ofEach',
  'apart',
  'asking',
  'leadIn',
  'pronoun',
] as const
export type Phrase = (typeof kinds)[number]

const phrases = vocabulary('phrases', z.record(z.enum(kinds), inEach(lines)), (table) => {
  const of = (language: Locale) => new Map(kinds.map((kind) => [kind, patternOf(table[kind][language], 'iu')]))
  return { en: of('en'), zh: of('zh') }
})

/** Whether a text has such a turn of phrase. */
export const says = (kind: Phrase, text: string, language: Locale): boolean =>
  phrases()[language].get(kind)?.test(text) === true

/** A text without such turns of phrase. */
export const without = (kind: Phrase, text: string, language: Locale): string =>
  text.split(phrases()[language].get(kind) ?? '').join('')
