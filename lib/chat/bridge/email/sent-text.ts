import { folded } from '#lib/chat/bridge/email/folded-text'

/** Texts that we mailed about a conversation, by which a quote is known for certain. */
export interface SentText {
  /** The emails, word for word. */
  emails: readonly string[]
  /** Earlier answers, which mail programs quote too. */
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

/** A run of characters long enough to be no coincidence; Chinese needs fewer. */
export function isLong(line: string): boolean {
  return line.length >= (/\p{Script=Han}/u.test(line) ? 6 : 12)
}
