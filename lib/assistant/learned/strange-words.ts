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

/** How much each sign tells, compared with a whole word of ours. */
const worth = { count: 1, share: 2, frame: 0.6 }
const mostCounted = 2

/** What strange words tell of a text: how many they are, what share, and between which of our words they stand. */
export function* strangeFeatures(
  found: readonly string[],
  isOurs: (word: string) => boolean,
): Generator<readonly [string, number]> {
  const words = found.map((word) => ({ word, ours: isEmptyEnglish(word) || isOurs(word) }))
  const strange = words.filter(({ ours }) => !ours).length
  yield [`o:${Math.min(strange, mostCounted)}`, worth.count]
  if (strange === 0) return
  yield ['o:share', (worth.share * strange) / words.length]
  for (const [at, { ours }] of words.entries()) {
    const before = words[at - 1]
    const after = words[at + 1]
    if (!ours && before?.ours) yield [`p:${before.word} ?`, worth.frame]
    if (!ours && after?.ours) yield [`p:? ${after.word}`, worth.frame]
  }
}
