import { z } from 'zod'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

const word = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const han = /^\p{Script=Han}/u

/** Words that say nothing about what is asked. */
const emptyEnglish = new Set(
  'a an and are as at be by can could do does for from have how i if in is it its me my of on or our should so that the their them there these they this to us want we what when where which will with would you your please tell about need get any some one here just only also really thing things stuff every own more most much many go goes going make makes take put let say know think see look like up out off over back next into than not no been had has did were was am he she who because but if then so very still even around'.split(
    ' ',
  ),
)
const emptyChinese =
  /请问|一下|具体|到底|究竟|你们的|你们|我们的|我们|我想|想要|想问|知道|一个|这个|那个|的话|可以|能不能|可不可以|是不是|有没有|怎么样|什么样|什么|怎么|如何|吗|呢|吧|啊|呀|的|了|是|在|要|会|能|有|想|我|你|您|和|与|及|或|给|个|这|那|就|也|都|把/g

/** Whether an English word says nothing about what is asked. */
export const isEmptyEnglish = (text: string) => emptyEnglish.has(text)

/** Half of English grammar in a few endings: enough for "boats", "cutting", "delivered". */
export function stem(text: string): string {
  if (text.length <= 3) return text
  const bare = text
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|er|ly|ment)$/, '')
    .replace(/(?<=[a-z]{2})es$/, 'e')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
  return bare.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

/** Pairs of neighbours, and the characters by themselves, which catch what was written in another order. */
function pairs(text: string): string[] {
  const characters = [...text]
  return [...characters, ...characters.slice(1).map((character, index) => `${characters[index]}${character}`)]
}

/** A character by itself says little. */
export const isSingle = (term: string) => han.test(term) && [...term].length === 1

/** What a text is looked up by: Latin words by their stem, Chinese by pairs of characters, and what it is about. */
export function terms(text: string, language: Locale): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  const found = plain.match(word) ?? []
  const words = found.flatMap((part) => {
    if (!han.test(part)) return emptyEnglish.has(part) && language === 'en' ? [] : [stem(part)]
    const rest = part.replace(emptyChinese, ' ').trim()
    return rest === '' ? [] : rest.split(/\s+/).flatMap(pairs)
  })
  return [...words, ...ideasOf(plain, language)]
}

/** Words that ask for the same thing: "how much", "expensive" and "budget" meet whichever of them an entry uses. */

/** Ideas stand apart from words. */
const mark = '~'

const ideas = vocabulary('ideas', z.record(z.string(), inEach(lines)), (words) =>
  Object.entries(words).map(([idea, { en, zh }]) => ({
    idea: mark + idea,
    words: { en: new RegExp(`\\b(?:${en.join('|')})\\b`), zh: patternOf(zh) },
  })),
)

/** What a text is about, in ideas; it is in small letters. */
export function ideasOf(text: string, language: Locale): string[] {
  return ideas()
    .filter(({ words }) => words[language].test(text))
    .map(({ idea }) => idea)
}

/** Whether a term of a question is an idea, and no word of it. */
export const isIdea = (term: string) => term.startsWith(mark)
