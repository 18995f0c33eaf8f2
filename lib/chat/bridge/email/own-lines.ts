import type { AnswerLine } from '#lib/chat/bridge/email/answer-lines'
import { isMark } from '#lib/chat/bridge/email/answer-mark'
import { isLong, type KnownText, knownText, type SentText } from '#lib/chat/bridge/email/sent-text'

/** A quote is compared with the latest emails only. */
const mostEmails = 30
const shingle = 5
/** The share of a line that must be in our email, if a mail program changed it. */
const enough = 0.75

/** Whether most of a line is in a text, for quoted lines that were changed a little. */
function isMostlyIn({ folded }: AnswerLine, { stream }: KnownText): boolean {
  if (!isLong(folded) || folded.length < 2 * shingle) return false
  let found = 0
  const count = folded.length - shingle + 1
  for (let at = 0; at < count; at += 1) if (stream.includes(folded.slice(at, at + shingle))) found += 1
  return found / count >= enough
}

/** Which lines from `from` on are an email's, in its order. */
function alongEmail(lines: readonly AnswerLine[], from: number, email: KnownText): Set<number> {
  const places = new Set<number>()
  let at = 0
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || line.isBlank) continue
    const next = lines.slice(index + 1, index + 8).find(({ isBlank }) => !isBlank)?.folded ?? ''
    const found = placeOf(email, line.folded, at, next)
    if (found >= 0) {
      places.add(index)
      at = found + line.folded.length
    }
  }
  return places
}

/** Where an email has a line, or a part that the next goes on; short ones further on only with the next: anybody's else. */
function placeOf({ stream, bounds }: KnownText, line: string, at: number, next: string): number {
  const goesOn = (end: number) => next !== '' && stream.startsWith(next, end)
  const fits = (start: number) => {
    const end = start + line.length
    return (start === at || bounds.has(start)) && (bounds.has(end) || goesOn(end))
  }
  if (stream.startsWith(line, at) && fits(at)) return at
  for (let found = stream.indexOf(line, at), tries = 0; found >= 0 && tries < 20; tries += 1) {
    if (fits(found) && (isLong(line) || goesOn(found + line.length))) return found
    found = stream.indexOf(line, found + 1)
  }
  return -1
}

/** The positions of consecutive lines with a `>` prefix. */
function prefixedBlocks(lines: readonly AnswerLine[]): number[][] {
  const blocks: number[][] = []
  lines.forEach(({ isPrefixed }, index) => {
    if (!isPrefixed) return
    if (index > 0 && lines[index - 1]?.isPrefixed) blocks.at(-1)?.push(index)
    else blocks.push([index])
  })
  return blocks
}

/** The positions of our mark, which may be wrapped over two lines. */
function marksIn(lines: readonly AnswerLine[]): number[] {
  return lines.flatMap((line, index) => {
    if (!isMark(line, lines[index + 1])) return []
    return isMark(line, undefined) ? [index] : [index, index + 1]
  })
}

/** The quote's lines if nothing of it is known: those with a `>` or, without any, all that follow. */
function byForm(lines: readonly AnswerLine[], quote: number): number[] {
  const places = lines.map((_, index) => index).slice(quote)
  const prefixed = places.filter((index) => lines[index]?.isPrefixed)
  return prefixed.length > 0 ? prefixed : places
}

/** How to recognise a line of ours, for one answer. */
export class Emails {
  readonly #emails: readonly KnownText[]
  readonly #others: KnownText
  readonly #all: KnownText

  constructor({ emails, others }: SentText) {
    this.#emails = emails.slice(-mostEmails).map(knownText)
    this.#others = knownText(others.join('\n'))
    this.#all = knownText(emails.slice(-mostEmails).join('\n'))
  }

  /** Whether nothing is known of what we mailed. */
  get isEmpty(): boolean {
    return this.#emails.length === 0
  }

  /** Whether a line is one of ours, or a long part of one. */
  has({ folded }: AnswerLine): boolean {
    const isLine = this.#all.lines.has(folded) || this.#others.lines.has(folded)
    return isLine || (isLong(folded) && this.#all.stream.includes(folded))
  }

  /** The same for a line with a `>`, which a mail program may have changed a little. */
  hasQuoted(line: AnswerLine): boolean {
    return this.has(line) || isMostlyIn(line, this.#all)
  }

  /** The lines from `quote` on that repeat one of the emails in its order. */
  along(lines: readonly AnswerLine[], quote: number): Set<number> {
    const found = this.#emails.map((email) => alongEmail(lines, quote, email))
    return found.toSorted((one, other) => other.size - one.size)[0] ?? new Set()
  }
}

/**
 * Which lines of an answer are its writer's own. Above the quote all are, except `>` lines of ours. From line `quote` on, lines that
 * repeat our email are dropped, and lines between them that can be nothing else. If nothing is known, the quote's form decides.
 */
export function ownLines(lines: readonly AnswerLine[], quote: number | undefined, emails: Emails): boolean[] {
  const isOwn = lines.map(() => true)
  const marks = marksIn(lines)
  const ours = new Set(quote === undefined ? [] : emails.along(lines, quote))
  if (quote !== undefined) {
    // In an answer to an answer, the earlier one is above our email.
    for (let index = quote; index < (marks[0] ?? quote); index += 1) {
      const line = lines[index]
      if (line && !line.isBlank && emails.has(line)) ours.add(index)
    }
    const isKnown = lines.some((line, index) => !marks.includes(index) && (ours.has(index) || isQuoted(line)))
    if (!isKnown) for (const place of byForm(lines, quote)) isOwn[place] = false
  }
  for (const block of prefixedBlocks(lines)) {
    const nonBlank = block.filter((index) => lines[index]?.isBlank === false)
    const known = nonBlank.filter((index) => ours.has(index) || marks.includes(index) || isQuoted(lines[index]))
    if (known.length === 0) continue
    // An unknown line among many of ours was written by the sender; a mostly unknown block is a quote.
    const gone = known.length * 2 >= nonBlank.length ? known : nonBlank
    for (const index of block) if (gone.includes(index) || lines[index]?.isBlank) isOwn[index] = false
  }
  for (const place of [...ours, ...marks]) isOwn[place] = false
  return isOwn

  function isQuoted(line: AnswerLine | undefined): boolean {
    return line?.isPrefixed === true && !line.isBlank && emails.hasQuoted(line)
  }
}
