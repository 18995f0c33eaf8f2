import { z } from 'zod'
import { isQuestion, size } from '#lib/assistant/reading/clauses'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

/** Small talk in the order it is looked for ("you are good for nothing" is no praise); answers: `ChatTalk`. */
export const talks = ['noise', 'howAreYou', 'bye', 'thanks', 'insult', 'praise', 'hello', 'fine', 'outside'] as const
export type Talk = (typeof talks)[number]

/** What is said, and what asks for a person. */
const talk = vocabulary(
  'talk',
  z.strictObject({
    whole: z.partialRecord(z.enum(talks), inEach(lines)),
    person: inEach(lines),
  }),
  ({ whole, person }) => {
    const of = (language: Locale) => ({
      whole: talks.flatMap((kind) => {
        const said = whole[kind]?.[language]
        return said ? [[kind, patternOf(said)] as const] : []
      }),
      person: patternOf(person[language]),
    })
    return { en: of('en'), zh: of('zh') }
  },
)

/** Said beside a question as well as alone. */
const besideQuestions: readonly Talk[] = ['thanks', 'praise']

const longestTalk: Readonly<Record<Locale, number>> = { zh: 12, en: 8 }

/** A text in small letters and one spacing, Chinese without spaces. */
const squeezed = (text: string, language: Locale) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, language === 'zh' ? '' : ' ')

/** Whether it is talk and which; nothing for a question that our pages may answer. */
export function talkOf(text: string, language: Locale): Talk | undefined {
  const words = text
    .normalize('NFKC')
    .replace(/[’`]/g, "'")
    .replace(/[!.,~。！，～、…?？]+/g, ' ')
  const plain = squeezed(words, language).trim()
  if (/^(?:[👍👌🙏😀😃😄😁😆😂🤣😊🙂😉❤🎉]\uFE0F?)+$/u.test(plain)) return 'fine'
  if (!/[\p{L}\p{N}]/u.test(plain) || /^[a-z\d]$/.test(plain)) return 'noise'
  if (/^(.)\1{2,}$/u.test(plain) && !/^[哈嘿呵嘻嗯哦6]/u.test(plain)) return 'noise'
  if (size(plain, language) > longestTalk[language]) return undefined
  const said = talk()[language].whole.find(([, pattern]) => pattern.test(plain))?.[0]
  // "Thank you, and the price?" asks for the price.
  return said && besideQuestions.includes(said) && isQuestion(text, language) ? undefined : said
}

/** Whether somebody wants to speak to a person. */
export const wantsPerson = (text: string, language: Locale): boolean =>
  talk()[language].person.test(squeezed(text, language))
