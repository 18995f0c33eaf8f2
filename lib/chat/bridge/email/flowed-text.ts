import { withHeaders } from '#lib/chat/bridge/email/charsets'

const flowed = /(;\s*format\s*=\s*"?)flowed/gi
const deletesSpaces = /;\s*delsp\s*=\s*"?yes/i

export interface Undecoded {
  email: Uint8Array
  /** How its text is to be read; nothing when it is not flowed. */
  flow: { deletesSpaces: boolean } | undefined
}

/**
 * The same email with its flowed text left as it is: postal-mime joins a flowed line with the next whatever its quote
 * depth, and an answer under a quoted line becomes a part of the quote.
 */
export function withoutFlow(email: Uint8Array): Undecoded {
  let flow: Undecoded['flow']
  const changed = withHeaders(email, (lines) => {
    const kept = lines.replace(flowed, '$1kept-as-is')
    if (kept !== lines) flow = { deletesSpaces: flow?.deletesSpaces || deletesSpaces.test(lines) }
    return kept
  })
  return { email: changed, flow }
}

/**
 * Text as its writer meant it that was sent as `format=flowed` (RFC 3676): a line that ends in a space goes on in the
 * next one, if that is quoted as deeply (4.5); the space put before a line (4.4) is taken away, and with `DelSp` the one
 * behind it.
 */
export function decodeFlowed(text: string, { deletesSpaces: dropsSpace }: NonNullable<Undecoded['flow']>): string {
  const paragraphs: { depth: number; parts: string[]; isOpen: boolean }[] = []
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0
    const words = line.slice(depth).replace(/^ /, '')
    const isOpen = words.endsWith(' ') && words !== '-- '
    const part = isOpen && dropsSpace ? words.slice(0, -1) : words
    const last = paragraphs.at(-1)
    if (last?.isOpen && last.depth === depth && words !== '-- ') {
      last.parts.push(part)
      last.isOpen = isOpen
    } else paragraphs.push({ depth, parts: [part], isOpen })
  }
  return paragraphs.map(({ depth, parts }) => (depth > 0 ? `${'>'.repeat(depth)} ` : '') + parts.join('')).join('\n')
}
