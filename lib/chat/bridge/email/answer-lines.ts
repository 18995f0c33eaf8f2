import { folded } from '#lib/chat/bridge/email/folded-text'

export interface AnswerLine {
  text: string
  /** Whether the line has a `>` prefix: a quote, or text such as "> 5 t". */
  isPrefixed: boolean
  /** Without the `>`. */
  body: string
  folded: string
  isBlank: boolean
}

/** Stands before the lines of a quote that HTML marks as one; no mail program writes it. */
export const quoteSign = '\ue000'
const prefix = new RegExp(`^(?:[>${quoteSign}]\\s?)+`)
const signs = new RegExp(`^(?:${quoteSign}\\s?)+`)
/** The frame of a card that NetEase puts under an email. */
const frame = /^[|\s]+$/

/** An email's lines with the signs of quotes. */
export function answerLines(text: string): AnswerLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .split('\n')
    .map((line) => {
      const trimmed = line.trim()
      const body = trimmed.replace(prefix, '').trim()
      const isBlank = body === '' || frame.test(body)
      // Lines written into a quote are no quote.
      return { text: trimmed.replace(signs, ''), isPrefixed: prefix.test(trimmed), body, folded: folded(body), isBlank }
    })
}
