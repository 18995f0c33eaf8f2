import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('.', import.meta.url)

export interface WrittenAnswer {
  name: string
  /** The operator's words, and places of the quoted email among them. */
  parts: ({ words: string[] } | { quote: number })[]
}

/** How a mail program writes an answer. */
export interface MailProgram {
  name: string
  type: 'text' | 'html'
  prefix: string
  wrap: number
  /** What stands behind `text/plain` where lines are flowed; blank where they are not. */
  flowed: string
  split: string
  signature: string[]
  body: string
}

function answersIn(file: string): WrittenAnswer[] {
  const texts = readFileSync(new URL(file, folder), 'utf8').split(/^=== /m).slice(1)
  return texts.map((text) => {
    const [name = '', ...lines] = text.trimEnd().split('\n')
    const parts: WrittenAnswer['parts'] = []
    for (const line of lines) {
      const [isQuote, count] = /^\{quote(?: (\d+))?\}$/.exec(line) ?? []
      const last = parts.at(-1)
      if (isQuote) parts.push({ quote: count ? Number(count) : Number.POSITIVE_INFINITY })
      else if (last && 'words' in last) last.words.push(line)
      else parts.push({ words: [line] })
    }
    return { name, parts }
  })
}

export const writtenAnswers: readonly WrittenAnswer[] = ['answers.zh.txt', 'answers.en.txt'].flatMap(answersIn)

function programIn(file: string): MailProgram {
  const [head = '', ...rest] = readFileSync(new URL(`programs/${file}`, folder), 'utf8').split('\n\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  return {
    name: file.replace('.txt', ''),
    type: header('Type') === 'html' ? 'html' : 'text',
    prefix: header('Prefix'),
    wrap: Number(header('Wrap') || Number.POSITIVE_INFINITY),
    flowed: header('Flowed'),
    split: header('Split'),
    signature: header('Signature').split('; '),
    body: rest.join('\n\n'),
  }
}

export const mailPrograms: readonly MailProgram[] = readdirSync(new URL('programs/', folder)).sort().map(programIn)

function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    if (space <= 0) break
    lines.push(rest.slice(0, space))
    rest = rest.slice(space + 1)
  }
  return [...lines, rest]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const htmlLines = (lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '<div><br></div>' : `<div>${escaped(line)}</div>`)).join('')

/** A line of somebody's own as flowed text has it: one that could be taken for a quote has a space before it. */
const stuffed = (line: string) => (/^(?:[ >]|From )/.test(line) ? ` ${line}` : line)

/** A line folded at the width of a terminal, as flowed text folds it; `DelSp` adds the space that is to be dropped. */
function flowedLines(line: string, type: string): string[] {
  const parts = /delsp=yes/.test(type) ? (line.match(/.{1,36}/gu) ?? ['']) : wrapped(line, 71)
  return parts.map((part, index) => stuffed(index < parts.length - 1 ? `${part} ` : part))
}

export interface QuotedEmail {
  text: string
  from: string
  to: string
  operator: string
  subject: string
}

/** An answer to an email as a mail program writes its body. */
export function bodyOf({ parts }: WrittenAnswer, program: MailProgram, email: QuotedEmail): string {
  const isHtml = program.type === 'html'
  const words = (some: readonly string[]) =>
    program.flowed ? some.flatMap((line) => flowedLines(line, program.flowed)) : some
  const lines = email.text.split('\n')
  let above = ''
  let quote = ''
  let isAbove = true
  // A quoted line keeps the space that it ended in: every one here, for the worst.
  const quoteEnd = (part: string) => (program.flowed && part !== '' ? ' ' : '')
  const quoted = (some: readonly string[]) =>
    isHtml
      ? some.map(escaped).join('<br>')
      : some
          .flatMap((line) => wrapped(line, program.wrap).map((part) => `${program.prefix}${part}${quoteEnd(part)}`))
          .join('\n')
  for (const part of parts) {
    if ('quote' in part) {
      isAbove = false
      quote += quoted(lines.splice(0, part.quote))
      if (!isHtml) quote += '\n'
    } else if (isAbove) above = isHtml ? htmlLines(part.words) : words(part.words).join('\n')
    else
      quote += isHtml
        ? program.split.replace('{answer}', () => htmlLines(part.words))
        : program.flowed
          ? `${words(part.words).join('\n')}\n`
          : `\n${part.words.join('\n')}\n\n`
  }
  if (lines.length > 0) quote += quoted(lines)
  const { from, to, operator, subject } = email
  const values: Record<string, string> = { answer: above, quote, from, to, operator, subject }
  return program.body.replace(/\{(answer|quote|from|to|operator|subject)\}/g, (_, name: string) => values[name] ?? '')
}
