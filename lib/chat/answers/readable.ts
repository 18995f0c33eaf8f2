import { withoutDialect, writtenOut } from '#lib/chat/answers/shorthand'
import { withNamesSpelled } from '#lib/chat/answers/spelled-names'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import { withPinyinRead } from '#lib/chat/answers/spelling/mixed-pinyin'
import { readPinyin } from '#lib/chat/answers/spelling/read-pinyin'
import type { Locale } from '#lib/i18n/locales'

/**
 * A text as we spell it where it was written by ear or in short, so that it can be read at all, and with our names as we
 * write them. Who misspelt a name or wrote as on a phone has misspelt other words as well.
 */
export function readable(typed: string, language: Locale): string {
  const text = withNamesSpelled(typed)
  if (language === 'en') {
    const written = writtenOut(text)
    return written === typed ? text : correctEnglish(written)
  }
  if (!/\p{Script=Han}/u.test(text)) return readPinyin(text)
  const read = withPinyinRead(text)
  return correctHan(withoutDialect(read), read === typed ? 'strange' : 'all')
}
