import { knowledge } from '#lib/chat/answers/knowledge'
import { terms } from '#lib/chat/answers/terms'
import type { Locale } from '#lib/i18n/locales'

const commonEnglish =
  /\b(?:the|a|an|is|are|do|does|can|could|how|what|when|where|which|who|why|you|your|we|i|it|of|for|to|in|at|and|hello|hi|thanks?|please|boats?|price|much|many|long)\b/gi

/** The language a text is written in; the conversation's own where it does not tell (a name, a number). */
export function languageOfText(text: string, own: Locale): Locale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han > 0) return han >= 2 || own === 'zh' ? 'zh' : own
  const words = text.match(/[a-z]+/gi) ?? []
  if (words.length === 0 || own === 'en') return own
  // Latin letters in a Chinese conversation: English where its little words are, or ours; pinyin and names stay.
  const little = text.match(commonEnglish)?.length ?? 0
  if (little >= 2 || (little === 1 && words.length >= 2)) return 'en'
  const { isKnown } = knowledge('en')
  const known = terms(text, 'en').filter((term) => /^[a-z]{4,}$/.test(term) && isKnown(term)).length
  return words.length >= 2 && known / words.length > 0.5 ? 'en' : own
}
