import { isEmptyEnglish, stem } from '#lib/assistant/learned/terms'
import type { Locale } from '#lib/i18n/locales'

/*
 * Words that no question about our boats has. What is asked of them is mostly nothing of ours: "how much is a guitar" is
 * told from "how much is a boat" though no sample ever named a guitar.
 */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text's words in their order, English by their stems, without numbers. */
export function wordsOf(text: string, language: Locale): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  const found =
    language === 'zh'
      ? [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
      : (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (isEmptyEnglish(word) ? word : stem(word)))
  return found.filter((word) => !/^\d+$/.test(word))
}

const mostCounted = 2
/** How much the share of strange words tells, compared with a whole word of ours. */
const shareWorth = 2

/** What strange words tell of a text: how many they are, and what share. */
export function* strangeFeatures(
  found: readonly string[],
  isOurs: (word: string) => boolean,
): Generator<readonly [string, number]> {
  const strange = found.filter((word) => !isEmptyEnglish(word) && !isOurs(word)).length
  yield [`o:${Math.min(strange, mostCounted)}`, 1]
  if (strange > 0) yield ['o:share', (shareWorth * strange) / found.length]
}
