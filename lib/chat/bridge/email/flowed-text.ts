import { withHeaders } from '#lib/chat/bridge/email/charsets'

const flowed = /(;\s*format\s*=\s*"?)flowed/gi
const deletesSpaces = /;\s*delsp\s*=\s*"?yes/i

export interface Undecoded {
  email: Uint8Array
  /** How its text is to be read; nothing when it is not flowed. */
  flow: { deletesSpaces: boolean } | undefined
}

/** The email with flowed text left as it is: postal-mime joins lines of whatever quote depth, answers with quotes. */
export function withoutFlow(email: Uint8Array): Undecoded {
  let flow: Undecoded['flow']
  const changed = withHeaders(email, (lines) => {
    const kept = lines.replace(flowed, '$1kept-as-is')
    if (kept !== lines) flow = { deletesSpaces: flow?.deletesSpaces || deletesSpaces.test(lines) }
    return kept
  })
  return { email: changed, flow }
}

/** Text sent as `format=flowed` (RFC 3676) as meant: lines joined (4.5), spaces put before (4.4) and by `DelSp` gone. */
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
