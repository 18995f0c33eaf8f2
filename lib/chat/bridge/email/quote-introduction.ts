import type { AnswerLine } from '#lib/chat/bridge/email/answer-lines'
import { isAttribution } from '#lib/chat/bridge/email/attribution'
import { folded } from '#lib/chat/bridge/email/folded-text'
import {
  foreignHeadersUpTo,
  isHeaderLine,
  isQuoteTitle,
  isRule,
  quotedHeadersUpTo,
} from '#lib/chat/bridge/email/quoted-headers'

export interface Quoted {
  /** Our addresses and the subject, folded. */
  ours: readonly string[]
  /** Texts that the HTML marks as the mail program's introduction of a quote, unfolded. */
  marked: readonly string[]
}

export interface Introduction {
  /** Places of its first and last line. */
  start: number
  end: number
  /** Whether it names our email or is marked as the mail program's own: then a quote certainly follows. */
  isCertain: boolean
  /** Whether it has all that a mail program writes above an unmarked quote. */
  isComplete: boolean
}

/** `---- On Sun, 22 Nov 2026 09:00:00 +0800 Li <li@…> wrote ---`, without a colon. */
const inRules = /^-{3,40}\s*([^-\s].{0,300}\bwrote)\s*-{3,40}$/i

/** Over how many lines mail programs wrap an introduction. */
const mostWrapped = 4

function aboveBlank(lines: readonly AnswerLine[], from: number): number {
  let index = from
  while (index >= 0 && lines[index]?.isBlank) index -= 1
  return index
}

/** Together with a title above a quote's first line, or a rule right above it. */
function withTitle(lines: readonly AnswerLine[], start: number): number {
  const above = aboveBlank(lines, start - 1)
  const body = lines[above]?.body ?? ''
  return isQuoteTitle(body) || (above === start - 1 && isRule(body)) ? above : start
}

function attributionUpTo(
  lines: readonly AnswerLine[],
  end: number,
  { ours, marked }: Quoted,
): Introduction | undefined {
  const last = lines[end]?.body ?? ''
  const mayEnd = /[:：]$/.test(last) || inRules.test(last) || marked.length > 0
  if (!mayEnd) return undefined
  for (let count = 1; count <= mostWrapped; count += 1) {
    const start = end - count + 1
    const first = lines[start]
    if (!first || first.isBlank) break
    const joined = lines
      .slice(start, end + 1)
      .map(({ body }) => body)
      .join(' ')
      .replace(inRules, '$1:')
    const text = folded(joined)
    const isOurs = ours.some((word) => text.includes(word))
    const isMarked = text.length >= 6 && marked.includes(text)
    // In a language we do not read: one line with our address and a year, and a colon at its end.
    const looksLikeIt = count === 1 && isOurs && /\d{4}.*[:：]$/.test(joined) && joined.length < 200
    if (isMarked || isAttribution(joined) || looksLikeIt) {
      return { start, end, isCertain: isOurs || isMarked, isComplete: false }
    }
  }
  return undefined
}

function headersUpTo(lines: readonly AnswerLine[], end: number, { ours, marked }: Quoted): Introduction | undefined {
  if (!isHeaderLine(lines[end]?.body ?? '')) return undefined
  const headers = quotedHeadersUpTo(lines, end)
  if (!headers) return undefined
  const { text, start } = headers
  const isCertain = ours.some((word) => text.includes(word)) || marked.includes(text)
  const top = withTitle(lines, start)
  // Somebody may write "From, To, Date" of a transport: without our address or subject it takes a title or a fourth line.
  if (!isCertain && !(headers.hasDate && (ours.length === 0 || top < start || headers.count >= 3))) return undefined
  return { start: top, end, isCertain, isComplete: headers.hasDate && (headers.hasAddress || top < start) }
}

/** Headers in a language that we do not read: known by our address and our subject in them. */
function foreignUpTo(lines: readonly AnswerLine[], end: number, { ours }: Quoted): Introduction | undefined {
  const found = foreignHeadersUpTo(lines, end)
  if (!found || ours.filter((word) => found.text.includes(word)).length < 2) return undefined
  return { start: withTitle(lines, found.start), end, isCertain: true, isComplete: false }
}

/** A mail program's introduction of a quote that ends with this line, if there is one. */
export function introductionUpTo(lines: readonly AnswerLine[], end: number, quoted: Quoted): Introduction | undefined {
  const found =
    attributionUpTo(lines, end, quoted) ?? headersUpTo(lines, end, quoted) ?? foreignUpTo(lines, end, quoted)
  if (found) return found
  if (!isQuoteTitle(lines[end]?.body ?? '')) return undefined
  return { start: withTitle(lines, end), end, isCertain: false, isComplete: false }
}

/** A mail program's introduction above the line at `index`, skipping blank lines. */
export function introductionAbove(
  lines: readonly AnswerLine[],
  index: number,
  quoted: Quoted,
): Introduction | undefined {
  const end = aboveBlank(lines, index - 1)
  return end < 0 ? undefined : introductionUpTo(lines, end, quoted)
}
