import type { AnswerLine } from '#lib/chat/bridge/email/answer-lines'

const fromLabel = /^(?:from|发件人|发送人|寄件者|寄件人|發件人)$/i
const otherLabel =
  /^(?:sent|date|to|cc|bcc|subject|reply-to|importance|发送时间|发件时间|发送日期|日期|时间|收件人|收件者|抄送|抄送至|抄送人|副本|密送|主题|主旨|标题|標題|回复|寄件日期|傳送時間|傳送日期)$/i
/** `*From:* x`, `发件人： x`, `| 主题 | x |`; some set a space between two characters of a label. */
const labelled = /^[|*\s]*(?:([a-z-]{2,10})|(\p{Script=Han}(?:\s*\p{Script=Han}){1,4}))[*\s]*[:：|](.*)$/iu
/** `From "Li" <li@…>`: eM Client sets no colon. A sender is then taken for one only in this form. */
const unmarked = /^(from|to|cc|bcc|date|subject)\s+(\S.*)$/i
const unmarkedSender = /^".*" <\S+@\S+>$/
const dateLabel = /^(?:sent|date|发送时间|发件时间|发送日期|日期|时间|寄件日期|傳送時間|傳送日期)$/i
const fullDate = /\d{4}.*\d{1,2}[:：]\d{2}/
const mostLines = 24

function labelOf(body: string): { label: string; value: string } | undefined {
  const [, latin, chinese, value = ''] = labelled.exec(body.slice(0, 300).normalize('NFKC')) ?? []
  const label = latin ?? chinese?.replace(/\s+/g, '')
  if (label) return { label, value }
  const [, word, unmarkedValue = ''] = unmarked.exec(body.slice(0, 300)) ?? []
  return word && (!fromLabel.test(word) || unmarkedSender.test(unmarkedValue))
    ? { label: word, value: unmarkedValue }
    : undefined
}

const titles =
  /^(?:original(?:message)?|forwardedmessage|原始邮件|原始信件|原邮件|回复的原邮件|回复的邮件|转发的邮件|邮件原件|原始郵件)$/i

/** `-----Original Message-----`, `---- 回复的原邮件 ----`. */
export function isQuoteTitle(body: string): boolean {
  const text = body.slice(0, 200)
  return /^[-_=—]{2,}.*[-_=—]{2,}$/.test(text) && titles.test(text.replace(/[-_=—\s]+/g, ''))
}

/** A line drawn above a quote: Outlook's has 32 strokes; a blank to fill in is shorter. */
export function isRule(body: string): boolean {
  return /^(?:_{20,200}|-{20,200})$/.test(body)
}

/**
 * The header block "From, Sent, To, Subject" that ends at a line: a sender and at least two more headers. The caller judges whether it
 * is a quote's. `start`: the sender's line; `text`: the whole block, unfolded; `count`: the headers below the sender's.
 */
export function quotedHeadersUpTo(lines: readonly AnswerLine[], end: number) {
  let count = 0
  let hasDate = false
  let text = ''
  let unlabelled = 0
  for (let index = end; index >= 0 && index > end - mostLines; index -= 1) {
    const line = lines[index]
    if (!line || line.isBlank || /^[|\s:-]+$/.test(line.body)) continue
    text = line.folded + text
    const found = labelOf(line.body)
    if (found && fromLabel.test(found.label)) {
      return count >= 2 ? { start: index, text, hasDate, count, hasAddress: found.value.includes('@') } : undefined
    }
    if (found && otherLabel.test(found.label)) {
      count += 1
      unlabelled = 0
      if (dateLabel.test(found.label) && fullDate.test(found.value)) hasDate = true
      // A long list of receivers continues on the next lines; text after the last header is not part of the block.
    } else if (count === 0 || ++unlabelled > 3) return undefined
  }
  return undefined
}

/** Whether a line may be the last of such a block. */
export function isHeaderLine(body: string): boolean {
  const found = labelOf(body)
  return found !== undefined && otherLabel.test(found.label)
}

/** `Von: x`, `Envoyé : x`: a header in a language that is not read here. */
const anyHeader = /^[|*\s]*\p{L}[\p{L} -]{0,20}[*\s]*[:：]\s*\S/u
const fewestHeaders = 3

/** The block of such lines that ends at a line, without blank ones; the caller judges its content. */
export function foreignHeadersUpTo(
  lines: readonly AnswerLine[],
  end: number,
): { start: number; text: string } | undefined {
  let start = end + 1
  let text = ''
  for (let line = lines[end]; line && anyHeader.test(line.body.slice(0, 300)); line = lines[start - 1]) {
    start -= 1
    text = line.folded + text
    if (end - start >= mostLines) return undefined
  }
  return end - start + 1 >= fewestHeaders ? { start, text } : undefined
}
