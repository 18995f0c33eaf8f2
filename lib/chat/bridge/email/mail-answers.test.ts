import { describe, expect, test } from 'vitest'
import { chatEmail } from '#lib/chat/bridge/email/chat-email'
import { readAnswer } from '#lib/chat/bridge/email/read-answer'
import { replyAddresses } from '#lib/chat/bridge/email/reply-address'
import type { Message } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'
import { rowId } from '#lib/store/row-id'
import {
  bodyOf,
  type MailProgram,
  mailPrograms,
  type WrittenAnswer,
  writtenAnswers,
} from '../../../../tests/support/mail-answers/read-corpus.ts'

const id = rowId(Date.UTC(2026, 10, 22))
const addresses = replyAddresses('chat@people.example', 'nobody else knows this one')
const operator = 'li@people.example'
const from = 'website@orca.example'

const said: Record<Locale, string[]> = {
  zh: [
    '我们有个两百亩的湖，\n配几条船合适？多少钱？',
    '一般两百亩配两条中型船。价格要看配置，我请同事来回答您。',
    '好的',
    '> 5 t 的有吗？',
  ],
  en: [
    'We have a lake of thirteen hectares.\nHow many boats, and what do they cost?',
    'Two boats of medium size as a rule. The price depends on what they carry, so I am asking a colleague.',
    'OK',
    'Is there one for > 5 t?',
  ],
}

function emailIn(language: Locale) {
  const messages = said[language].map((text, index): Message => {
    const author = index === 1 ? 'bot' : 'visitor'
    return { type: 'text', text, seq: index + 1, client_id: null, author, rev: 0, created_at: 0 }
  })
  const context = { page: '/product', utm: 'spring' }
  const question = said[language][0] ?? ''
  return chatEmail({ language, site: 'pk_orca', question, isFirst: true, messages, context })
}

const emails = { zh: emailIn('zh'), en: emailIn('en') }

/** What arrives of an answer, as the site reads it. */
async function arrived(answer: WrittenAnswer, program: MailProgram, language: Locale): Promise<string[]> {
  const { text, subject } = emails[language]
  const to = addresses.of(id)
  const body = bodyOf(answer, program, { text, from, to, operator, subject })
  const type = program.type === 'html' ? 'text/html' : `text/plain${program.flowed}`
  const head = `From: Li <${operator}>\nTo: <${to}>\nSubject: Re: x\nMIME-Version: 1.0\nContent-Type: ${type}; charset=utf-8`
  const sent = { emails: [text], others: said[language], addresses: [from, to], subject }
  const read = await readAnswer(Buffer.from(`${head}\nContent-Transfer-Encoding: 8bit\n\n${body}`), {
    addresses,
    operators: new Set([operator]),
    sent: async () => sent,
  })
  return read.kind === 'said' ? linesOf(read.text) : []
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const ownLines = ({ parts }: WrittenAnswer) =>
  linesOf(parts.flatMap((part) => ('words' in part ? part.words : [])).join('\n'))

/** The lines of one list that another lacks, in its order. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  let at = 0
  return wanted.filter((line) => {
    const place = found.indexOf(line, at)
    if (place < 0) return true
    at = place + 1
    return false
  })
}

const languages = ['zh', 'en'] as const
// Each pair in one of the two languages: half the time, and none is left out.
const cells = mailPrograms.flatMap((program, row) =>
  writtenAnswers.map((answer, column) => ({ program, answer, language: languages[(row + column) % 2] ?? 'zh' })),
)

describe('answers by mail', () => {
  test('there are enough of them to judge by', () => {
    expect(writtenAnswers.length).toBeGreaterThanOrEqual(60)
    expect(mailPrograms.length).toBeGreaterThanOrEqual(40)
  })

  test('no line of an operator’s own words is lost, and quotes are left in three of a hundred at most', async () => {
    const lost: string[] = []
    const left: string[] = []
    for (const { program, answer, language } of cells) {
      const [own, shown] = [ownLines(answer), await arrived(answer, program, language)]
      const name = `${program.name} · ${answer.name} · ${language}`
      const [gone, more] = [missing(own, shown), missing(shown, own)]
      const signature = program.signature.map((line) => line.replace('{operator}', operator))
      const quotes = more.filter((line) => !signature.includes(line))
      if (gone.length > 0) lost.push(`${name}: ${gone.join(' / ')}`)
      if (quotes.length > 0) left.push(`${name}: ${quotes.join(' / ')}`)
    }
    if (process.env.MAIL_ANSWERS_SHOW) console.log(cells.length, lost.length, left.length, left.slice(0, 40).join('\n'))
    expect(lost).toEqual([])
    expect(left.length / cells.length, left.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.03)
  }, 60_000)
})
