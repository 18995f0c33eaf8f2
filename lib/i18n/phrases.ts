const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Whether a segment must stay with the one before: anything after an opening mark, closing marks, single characters not after a mark
 * (抗|风浪), the end of a range, a unit after 万.
 */
function leans(segment: string, isWord: boolean, before: string): boolean {
  if (/[（《“‘「]$/.test(before)) return true
  if (/[\d万]–$/.test(before) && /^\d/.test(segment)) return true
  if (/\d\u00a0万$/.test(before) && isWord) return true
  if (!isWord) return !/^[（《“‘「]/.test(segment)
  return /^\p{Script=Han}$/u.test(before) || (segment.length === 1 && !/[，。：；！？、]$/.test(before))
}

/** Parted from its word by the segmenter: 低|电量. */
const opensWord = /^[低高]$/

/** A clause that fits into a line of a heading even on a phone. */
const shortClause = 8

/** A part of a sentence this long fits into every column; to end a line inside it wins nothing. */
const shortPart = 6

/** Whether two neighbours stay in one part: together they are short, or a space between them lets the line end anyway. */
const stayTogether = (before: string, next: string) =>
  /\s$/.test(before) || ((before + next).length <= shortPart && !/[，；：！？。、]$/.test(before))

/**
 * Splits a Chinese heading into parts between which a line may break; browsers would break inside words. Joined, the parts are the
 * text. A heading of two short clauses breaks only between them.
 */
export function phrasesOf(text: string): string[] {
  const clauses = text.split(/(?<=[，；：！？])(?=.)/)
  if (clauses.length === 2 && clauses.every(({ length }) => length <= shortClause)) return clauses
  const phrases: string[] = []
  let last = ''
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const before = phrases.at(-1)
    const isOneWord = isWordLike && opensWord.test(last)
    if (before !== undefined && (isOneWord || leans(segment, isWordLike, before)))
      phrases[phrases.length - 1] = before + segment
    else phrases.push(segment)
    last = segment
  }
  const parts: string[] = []
  for (const phrase of phrases) {
    const before = parts.at(-1)
    if (before !== undefined && stayTogether(before, phrase)) parts[parts.length - 1] = before + phrase
    else parts.push(phrase)
  }
  return parts
}
