import { folded } from '#lib/chat/bridge/email/folded-text'

/** What we mailed about a conversation: by it a quote is known for certain. */
export interface SentText {
  /** The emails, word for word. */
  emails: readonly string[]
  /** What else mail programs quote: earlier answers. */
  others: readonly string[]
  /** The addresses that our emails came from and asked to be answered at. */
  addresses: readonly string[]
  subject: string
}

export const nothingSent: SentText = { emails: [], others: [], addresses: [], subject: '' }

/** A text we mailed as quotes are compared: folded without spaces (`stream`), its lines' ends in that (`bounds`), its lines. */
export function knownText(text: string) {
  const lines = text.split('\n').map(folded)
  const bounds = new Set([0])
  let length = 0
  for (const line of lines) {
    length += line.length
    bounds.add(length)
  }
  return { stream: lines.join(''), bounds, lines: new Set(lines.filter((line) => line !== '')) }
}

export type KnownText = ReturnType<typeof knownText>

/** So much in a row is nobody's chance: a few characters of Chinese say as much as a dozen Latin ones. */
export function isLong(line: string): boolean {
  return line.length >= (/\p{Script=Han}/u.test(line) ? 6 : 12)
}
