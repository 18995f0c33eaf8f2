import { says, without } from '#lib/assistant/vocabulary'
import type { Locale } from '#lib/i18n/locales'

const ends = /[?？!！。;；\n]+|\.(?=\s|$)/
/** The two halves of a choice are one thing: "is there a link, or do I have to apply". */
const joints: Readonly<Record<Locale, RegExp>> = {
  en: /(?:,|\band\b|\balso\b|\bplus\b)\s*(?=(?:and |also )?(?:who|what|how|when|where|which|why|is|are|can|could|do|does|will|would|may|in the|at|if)\b)/i,
  // Many put a space where a comma belongs.
  zh: /[，,、](?!还是|或者)|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|还有|另外|以及|顺便问(?:一下)?|同时/u,
}
/** Things named side by side: "price and delivery time". They may as well be one thing ("rain and wind"). */
const named: Readonly<Record<Locale, RegExp>> = {
  en: /,|&|\+|\band\b|\bor\b(?! (?:do|does|is|are|can|must|should|will)\b)/i,
  zh: /[，,、+]|和|与|以及|还有/,
}
const most = 4

function partsOf(text: string, joint: RegExp, language: Locale): string[] {
  const parts = text
    .split(ends)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.trim())
    .filter((part) => (language === 'zh' ? [...part].length >= 2 : /\p{L}{2}/u.test(part)))
  return parts.length > 1 ? parts.slice(0, most) : [text.trim()]
}

/** The things asked in one text, in their order; one when it cannot be taken apart. */
export const clausesOf = (text: string, language: Locale) => partsOf(text, joints[language], language)

/** The things that a text may name side by side, in their order; one when it names one. */
export const thingsNamed = (text: string, language: Locale) => partsOf(text, named[language], language)

/** Whether a text has the form of a question. */
export const isQuestion = (text: string, language: Locale) => says('asking', text, language)

/** Whether a clause asks; the mark of a question is no part of it. */
const asks = (clause: string, text: string, language: Locale) =>
  isQuestion(text.slice(text.indexOf(clause)).slice(0, clause.length + 1), language)

const joining: Readonly<Record<Locale, string>> = { en: ', ', zh: '，' }

const tail = /(?:呢|嘛|吧|吗)[?？]?$/

/** What a text asks that leans on what was asked before ("and in winter?"); nothing for one that stands by itself. */
export function followUp(text: string, language: Locale): string | undefined {
  let rest = text.trim()
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = without('leadIn', rest, language).trim()
  }
  const leans = rest !== text.trim() || (language === 'zh' && tail.test(rest) && [...rest].length <= 8)
  return leans ? rest.replace(language === 'zh' ? tail : /\?$/, '').trim() || undefined : undefined
}

/** How many words, or Chinese characters, a text has. */
export const size = (text: string, language: Locale) => (language === 'zh' ? [...text] : text.split(/\s+/)).length

/** Words, or Chinese characters, of what may mean many things, of what tells something, of a question that goes on. */
const lengths = { en: { vague: 2, telling: 3, short: 12 }, zh: { vague: 3, telling: 5, short: 16 } } as const

/** Whether a text is no longer than a question that goes on about what was asked before. */
export const pointsOn = (text: string, language: Locale) => size(text, language) <= lengths[language].short

/** Whether a text of a few words points to what was said before ("who wrote it"). */
export const pointsBack = (text: string, language: Locale) =>
  says('pronoun', text, language) && pointsOn(text, language)

/** Whether a clause tells of the place ("separated by weirs") and neither asks nor just names a thing ("delivery time"). */
export const tellsOnly = (clause: string, text: string, language: Locale) =>
  size(clause, language) >= lengths[language].telling && !asks(clause, text, language)

/** Whether a text is a word or two, that may mean many things. */
export const isVague = (text: string, language: Locale) => size(text, language) <= lengths[language].vague

/** The questions of one text, one where fewer than two clauses ask; what only tells belongs to the next, or to the last. */
export function questionsIn(text: string, language: Locale): string[] {
  const clauses = clausesOf(text, language)
  if (clauses.filter((clause) => asks(clause, text, language)).length < 2) return [text]
  const questions: string[] = []
  let telling: string[] = []
  for (const clause of clauses) {
    telling.push(clause)
    if (!asks(clause, text, language)) continue
    questions.push(telling.join(joining[language]))
    telling = []
  }
  const last = questions.pop() ?? text
  return [...questions, [last, ...telling].join(joining[language])]
}
