import type { Locale } from '#lib/i18n/locales'

const abbreviation = /\b(?:[A-Z]|Mar|Sci|Eng|Lett|Autom|No|Fig|Dr|approx|vs|e\.g|i\.e|Co|Ltd|Inc)\.$/

/** A paragraph taken apart into its sentences. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"(])|(?<=[。！？])\s*/u)
  return parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') sentences.push(part.trim())
    return sentences
  }, [])
}

/** Characters that are read at a glance below a button's title. */
const longest: Readonly<Record<Locale, number>> = { zh: 90, en: 180 }

/** Points of a list go on as parts of the sentence before them. */
const inOneLine = (text: string, language: Locale) =>
  text
    .replace(/([:：])\n- /g, language === 'zh' ? '$1' : '$1 ')
    .replace(/\n- /g, language === 'zh' ? '；' : '; ')
    .replace(/\n/g, language === 'zh' ? '' : ' ')

/** As much of a sentence that is too long as ends at a semicolon or a comma, with dots for the rest. */
function cutOff(sentence: string, most: number): string {
  const begin = [...sentence].slice(0, most - 1).join('')
  const [, kept = begin] = /^(.+)[;；,，、]/u.exec(begin) ?? []
  return `${kept}…`
}

/** The first sentences of an answer, as many as are read at a glance: what a choice of questions says below each. */
export function shortAnswer(text: string, language: Locale): string {
  const most = longest[language]
  const [first = '', ...more] = sentencesOf(inOneLine(text, language))
  if ([...first].length > most) return cutOff(first, most)
  const space = language === 'zh' ? '' : ' '
  let told = first
  for (const sentence of more) {
    const longer = `${told}${space}${sentence}`
    if ([...longer].length > most) break
    told = longer
  }
  return told
}
