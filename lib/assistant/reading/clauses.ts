import { says, without } from '#lib/assistant/reading/phrases'
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
export function clausesOf(text: string, language: Locale): string[] {
  return partsOf(text, joints[language], language)
}

/** The things that a text may name side by side, in their order; one when it names one. */
export function thingsNamed(text: string, language: Locale): string[] {
  return partsOf(text, named[language], language)
}

/** Whether a text has the form of a question. */
export const isQuestion = (text: string, language: Locale) => says('asking', text, language)

/** Whether a clause asks; the mark of a question is no part of it. */
const asks = (clause: string, text: string, language: Locale) =>
  isQuestion(text.slice(text.indexOf(clause)).slice(0, clause.length + 1), language)

/** How many of the clauses have the form of a question. */
export const howManyAsk = (clauses: readonly string[], text: string, language: Locale) =>
  clauses.filter((clause) => asks(clause, text, language)).length

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

const short: Readonly<Record<Locale, number>> = { en: 6, zh: 8 }
const size = (text: string, language: Locale) => (language === 'zh' ? [...text] : text.split(/\s+/)).length

/** Whether a text of a few words points to what was said before ("who wrote it"). */
export function pointsBack(text: string, language: Locale): boolean {
  return says('pronoun', text, language) && size(text, language) <= 2 * short[language]
}

/** Whether a text is no longer than a question that goes on about what was asked before. */
export function pointsOn(text: string, language: Locale): boolean {
  return size(text, language) <= 2 * short[language]
}

const fewestTold: Readonly<Record<Locale, number>> = { en: 3, zh: 5 }

/** Whether a clause tells of the place ("separated by weirs") and neither asks nor just names a thing ("delivery time"). */
export function tellsOnly(clause: string, text: string, language: Locale): boolean {
  return size(clause, language) >= fewestTold[language] && !asks(clause, text, language)
}

const fewest: Readonly<Record<Locale, number>> = { en: 2, zh: 3 }

/** Whether a text is a word or two, that may mean many things. */
export function isVague(text: string, language: Locale): boolean {
  return size(text, language) <= fewest[language]
}

/**
 * The questions that one text asks, in their order; one where fewer than two clauses ask. What only tells of the place
 * belongs to the question after it (to the last one where none follows), unless `isItself` says that it asks for something
 * without asking ("retrofit kit for a catamaran, how long in the yard").
 */
export function questionsIn(text: string, language: Locale, isItself: (clause: string) => boolean): string[] {
  const clauses = clausesOf(text, language)
  if (howManyAsk(clauses, text, language) < 2) return [text]
  const questions: string[] = []
  let telling: string[] = []
  for (const clause of clauses) {
    telling.push(clause)
    if (!asks(clause, text, language) && !isItself(clause)) continue
    questions.push(telling.join(joining[language]))
    telling = []
  }
  const last = questions.pop() ?? text
  return [...questions, [last, ...telling].join(joining[language])]
}
