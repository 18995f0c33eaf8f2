import { chatMessages } from '#lib/assistant/messages'
import { folded } from '#lib/chat/bridge/email/folded-text'

/** The first line of every email of ours: what an answer has below it is our email, however a mail program quotes it. */
export const answerMark = `—— ${chatMessages.zh.ChatEmail.above} / ${chatMessages.en.ChatEmail.above} ——`

const mark = folded(answerMark)
/** Emails sent before November 2026 began with it. */
const olderMark = '=-=-=-=-='

/** Whether a line of an email is the mark, or the mark begins it and the next line ends it. */
export function isMark(line: { text: string; folded: string }, next: { folded: string } | undefined): boolean {
  if (line.folded.includes(mark) || line.text.includes(olderMark)) return true
  const begins = line.folded.length >= 4 && mark.startsWith(line.folded)
  return begins && next !== undefined && (line.folded + next.folded).startsWith(mark)
}
