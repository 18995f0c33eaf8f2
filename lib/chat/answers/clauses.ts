import type { Locale } from '#lib/i18n/locales'

const ends = /[?？!！。;；\n]+|\.(?=\s|$)/
const joints: Readonly<Record<Locale, RegExp>> = {
  en: /(?:,|\band\b|\balso\b|\bplus\b|\bor\b)\s*(?=(?:and |also )?(?:who|what|how|when|where|which|why|is|are|can|could|do|does|will|would|may|in the|at|if)\b)/i,
  zh: /[，,、]|还有|另外|以及|顺便问(?:一下)?|同时/,
}
const most = 4

/** The things asked in one text, in their order; one when it cannot be taken apart. */
export function clausesOf(text: string, language: Locale): string[] {
  const clauses = text
    .split(ends)
    .flatMap((sentence) => sentence.split(joints[language]))
    .map((clause) => clause.trim())
    .filter((clause) => (language === 'zh' ? [...clause].length >= 2 : /\p{L}{2}/u.test(clause)))
  return clauses.length > 1 ? clauses.slice(0, most) : [text.trim()]
}

const leadIn: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:and|but|so|then|also|ok(?:ay)?|what about|how about|what if|and what about|and how about)\b[\s,]*/i,
  zh: /^(?:那么|那|然后|还有|另外|至于|如果|要是|换成|如果是)/,
}
const tail = /(?:呢|嘛|吧|吗)[?？]?$/

/** What a text asks that leans on what was asked before ("and in winter?"); nothing for one that stands by itself. */
export function followUp(text: string, language: Locale): string | undefined {
  let rest = text.trim()
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(leadIn[language], '').trim()
  }
  const leans = rest !== text.trim() || (language === 'zh' && tail.test(rest) && [...rest].length <= 8)
  return leans ? rest.replace(language === 'zh' ? tail : /\?$/, '').trim() || undefined : undefined
}
