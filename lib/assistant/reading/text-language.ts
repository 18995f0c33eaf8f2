import { isName } from '#lib/assistant/reading/names'
import type { Locale } from '#lib/i18n/locales'

const commonEnglish =
  /\b(?:the|a|an|is|are|do|does|can|could|how|what|when|where|which|who|why|you|your|we|i|it|of|for|to|in|at|and|hello|hi|thanks?|please|boats?|price|much|many|long)\b/gi

/** Letters that no syllable of pinyin has side by side: a consonant without its vowel, English pairs of vowels. */
const notPinyin =
  /[bpmfdtlkjqxyw](?![aeiouv])|[zcs](?![aeiouvh])|(?<!n)g(?![aeiouv])|(?<![ln])v|rr|h(?![aeiou])|ee|oo|ea|oa|[bpf]e(?![in])/i
/** Shorter ones are too often both. */
const tellingLetters = 4

/** The language a text is written in; the conversation's own where it does not tell (a name, a number). */
export function languageOfText(text: string, own: Locale): Locale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han > 0) return han >= 2 || own === 'zh' ? 'zh' : own
  const words = text.match(/[a-z]+/gi) ?? []
  if (words.length === 0 || own === 'en') return own
  // Latin letters in a Chinese conversation: English where its little words are, or ours; pinyin and names stay.
  const little = text.match(commonEnglish)?.length ?? 0
  if (little >= 2 || (little === 1 && words.length >= 2)) return 'en'
  const english = words.filter((word) => word.length >= tellingLetters && notPinyin.test(word) && !isName(word))
  return words.length >= 2 && english.length * 2 >= words.length ? 'en' : own
}
