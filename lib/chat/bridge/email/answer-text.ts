import { type AnswerLine, answerLines } from '#lib/chat/bridge/email/answer-lines'
import { isMark } from '#lib/chat/bridge/email/answer-mark'
import { isDeviceSignature } from '#lib/chat/bridge/email/device-signature'
import { folded } from '#lib/chat/bridge/email/folded-text'
import { Emails, ownLines } from '#lib/chat/bridge/email/own-lines'
import { introductionAbove, introductionUpTo, type Quoted } from '#lib/chat/bridge/email/quote-introduction'
import { nothingSent, type SentText } from '#lib/chat/bridge/email/sent-text'

/** Trailing blank lines and the device signature ("Sent from my iPhone"). */
function withoutSignature(lines: readonly AnswerLine[], isOwn: boolean[], end: number): void {
  for (let index = end; index >= 0; index -= 1) {
    const line = lines[index]
    if (!line || line.isBlank || !isOwn[index]) continue
    if (!isDeviceSignature(line.text)) return
    isOwn[index] = false
  }
}

/** Where a quote begins: the first line of what a mail program put above it, and of the quote itself. */
interface Begin {
  start: number
  quote: number
}

/** Where our email begins in an answer: at its mark, or below what a mail program says about it. */
function beginOfQuote(lines: readonly AnswerLine[], quoted: Quoted, emails: Emails): Begin | undefined {
  const mark = lines.findIndex((line, index) => isMark(line, lines[index + 1]))
  const isKnown = mark >= 0 || lines.some((line) => line.isPrefixed && !line.isBlank && emails.hasQuoted(line))
  for (let index = 0; index < (mark < 0 ? lines.length : mark); index += 1) {
    const found = introductionUpTo(lines, index, quoted)
    const below = found && lines.slice(index + 1).find(({ isBlank }) => !isBlank)
    const isTyped = emails.isEmpty && !isKnown && found?.isComplete
    const isQuote = found?.isCertain || isTyped || (below && (emails.has(below) || (below.isPrefixed && !isKnown)))
    if (found && isQuote) return { start: found.start, quote: index + 1 }
  }
  if (mark < 0) return undefined
  return { start: introductionAbove(lines, mark, quoted)?.start ?? mark, quote: mark }
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * What somebody wrote in answer to our email, without the quoted email. A line is dropped only if it is known to be ours, or if a
 * mail program marks a quote and nothing in it is known; in doubt it stays, since losing a sentence is worse than showing a quote.
 * `sent`: what we mailed; `marked`: words that the HTML marks as the mail program's own introduction of a quote.
 */
export function answerText(text: string, sent: SentText = nothingSent, marked: readonly string[] = []): string {
  const lines = answerLines(text)
  const ours = [...sent.addresses, sent.subject].map(folded).filter((word) => word.length >= 4)
  const quoted: Quoted = { ours, marked: marked.map(folded).filter((word) => word !== '') }
  const emails = new Emails(sent)
  const begin = beginOfQuote(lines, quoted, emails)
  const isOwn = ownLines(lines, begin?.quote, emails)
  if (begin) {
    isOwn.fill(false, begin.start, begin.quote)
    withoutSignature(lines, isOwn, begin.start - 1)
  }
  // Quotes in quotes, and those of single lines, have lines of their own above them.
  lines.forEach((line, index) => {
    if (isOwn[index] || line.isBlank) return
    const above = introductionAbove(lines, index, quoted)
    if (above && (above.isCertain || line.isPrefixed)) isOwn.fill(false, above.start, above.end + 1)
  })
  withoutSignature(lines, isOwn, lines.length - 1)
  return tidy(lines.flatMap(({ text: line, isBlank }, index) => (isOwn[index] ? [isBlank ? '' : line] : [])))
}
