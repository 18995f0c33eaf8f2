import { safeAddress } from '../shared/safe-address.ts'

export interface TextPart {
  text: string
  /** Set where the piece is a link. */
  href?: string
}

const candidate =
  /https?:\/\/[^\s<>"'，。；：！？、（）《》【】“”]+|mailto:[^\s<>"']+|tel:\+?[\d-]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi

/** The address without the marks that end the sentence; a bracket that was opened inside the address belongs to it. */
function withoutTail(raw: string): string {
  let kept = raw
  while (/[.,;:!?)\]}]$/.test(kept)) {
    const open = kept.split('(').length
    const closed = kept.split(')').length
    if (kept.endsWith(')') && open >= closed) break
    kept = kept.slice(0, -1)
  }
  return kept
}

/** Words and links of a message: http(s), mailto and tel; nothing is ever read as markup. */
export function splitLinks(text: string): TextPart[] {
  const found: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(candidate)) {
    const kept = withoutTail(match[0])
    const href = safeAddress(/^(https?:|mailto:|tel:)/i.test(kept) ? kept : `mailto:${kept}`)
    if (!href) continue
    if (match.index > at) found.push({ text: text.slice(at, match.index) })
    found.push({ text: kept, href })
    at = match.index + kept.length
  }
  if (at < text.length) found.push({ text: text.slice(at) })
  return found
}
