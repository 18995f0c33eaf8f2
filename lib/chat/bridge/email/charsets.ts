import type { Email } from 'postal-mime'

/** Headers of an email, or of a part of one: at the beginning and behind a boundary. */
const partHeaders = /(^|\n--[^\n]*\n)((?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+)/g
const textType = /^content-type:[ \t]*text\/[^\n]*(?:\n[ \t][^\n]*)*/gim
const anyType = /^content-type:/im
const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]*))/i

/** The same email with other headers; one character a byte, both ways. */
export function withHeaders(email: Uint8Array, change: (lines: string, isFirst: boolean) => string): Uint8Array {
  const text = Buffer.from(email).toString('latin1')
  const changed = text.replace(partHeaders, (_, before: string, lines: string) => before + change(lines, before === ''))
  return changed === text ? email : Buffer.from(changed, 'latin1')
}

/** `us-ascii` is said by programs that know of no other, and is what UTF-8 reads as well; code pages by their numbers postal-mime knows. */
function isKnown(name: string): boolean {
  if (/^(us-)?ascii$/i.test(name)) return false
  if (/^(cp|ms|windows)-?\d+$/i.test(name)) return true
  try {
    return Boolean(new TextDecoder(name.trim()))
  } catch {
    return false
  }
}

/** The same email without unknown encoding names, which would be read as Latin-1. */
export const withKnownCharsets = (email: Uint8Array) =>
  withHeaders(email, (lines) =>
    lines.replace(textType, (type) =>
      type.replace(charset, (said, quoted?: string, bare?: string) => (isKnown(quoted ?? bare ?? '') ? said : '')),
    ),
  )

/** The same email with its text in each encoding of old Chinese programs, of which some name none: the mainland's, Taiwan's. */
export const inOldChinese = (email: Uint8Array) =>
  ['gb18030', 'big5'].map((name) =>
    withHeaders(email, (lines, isFirst) => {
      const named = lines.replace(textType, (type) => `${type.replace(charset, '').trimEnd()}; charset=${name}\r`)
      return isFirst && !anyType.test(lines) ? `Content-Type: text/plain; charset=${name}\r\n${lines}` : named
    }),
  )

const common = /[的是我不了在人有可這这個个你您們们一來来到說说要會会好以為为能下上請请謝谢船水，。]/g

/** How many of the commonest letters a text has; read in the other encoding it is all rare ones. */
export const commonLetters = ({ text = '', html = '' }: Email): number => (text + html).match(common)?.length ?? 0

/** Whether an email was read in an encoding that is not its own; a letter cut in two is no sign of it. */
export function isMisread({ text = '', html = '' }: Email): boolean {
  const letters = (text + html).match(/[^\0-\x7f]/g) ?? []
  return letters.filter((letter) => letter === '\ufffd').length > letters.length / 4
}
