/** More of an email is not looked at: an answer is short, and what quotes are told by must not take long. */
const mostLines = 2000
const longestLine = 1000

/** Stands in every email of ours; what an answer has below it is ours, however a mail program quotes it. */
export const cutMark = '=-=-=-=-='

const quoted = /^\s*>/
const divider =
  /^[-_\s]{2,}(original message|original|forwarded message|原始邮件|原邮件|原始信件|回复的原邮件|回复的邮件|转发的邮件)[-_\s]{2,}$/i
const line = /^_{10,}$/
const signature = /^--\s?$/
const wrote = /(wrote|写道|寫道)\s*[:：]$/i
const startsLikeWrote = /^(on|at|在|于)\s?\S.*\d|@.*\d{4}|\d{4}.*@|(于|在)\s?\d{4}/i
const sender = /^\*?(发件人|寄件者|from)\*?\s*[:：]/i
const otherHeader = /^\*?(发送时间|发送日期|日期|收件人|抄送|主题|sent|date|to|cc|subject)\*?\s*[:：]/i
const closing = /^(发自我的|从我的.{1,12}发送|sent from my |sent from |获取 ?outlook|get outlook for)/i

/** Above our mark a mail program puts who wrote what follows, in whatever words. */
const attribution = /(@|\d{4}).*[:：]$|^\S{0,12}[:：]$/

/** Whether the lines from here on are somebody's earlier email. */
function beginsQuote(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').slice(0, longestLine)
  if (text.includes(cutMark) || quoted.test(text) || divider.test(text) || line.test(text) || signature.test(text)) {
    return true
  }
  // Long attributions are wrapped.
  const upToThree = [1, 2, 3].map((count) =>
    lines
      .slice(index, index + count)
      .join(' ')
      .slice(0, longestLine),
  )
  if (startsLikeWrote.test(upToThree[2] ?? '') && /^(on|at|在|于|.*[@\d])/i.test(text)) {
    if (upToThree.some((joined) => startsLikeWrote.test(joined) && wrote.test(joined))) return true
  }
  return sender.test(text) && lines.slice(index + 1, index + 6).some((next) => otherHeader.test(next))
}

function tidy(lines: readonly string[]): string {
  const kept = [...lines]
  const isLeftOver = (text: string | undefined) => text !== undefined && (text === '' || closing.test(text))
  while (isLeftOver(kept.at(-1))) kept.pop()
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * What somebody wrote in answer to an email, without the email itself. Who writes below the quote is
 * understood too; blank when there is nothing of their own.
 */
export function answerText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u200b\ufeff]/g, ' ')
    .split('\n', mostLines)
    .map((part) => part.trim())
  const cut = lines.findIndex((_, index) => beginsQuote(lines, index))
  const own = cut < 0 ? lines : lines.slice(0, cut)
  if (lines[cut]?.includes(cutMark)) {
    const last = own.findLastIndex((part) => part !== '')
    if (attribution.test((own[last] ?? '').slice(0, longestLine))) own.splice(last)
  }
  const above = tidy(own)
  if (above !== '' || !lines.some((part) => quoted.test(part))) return above
  const last = lines.findLastIndex((part) => quoted.test(part))
  return tidy(lines.slice(last + 1))
}
