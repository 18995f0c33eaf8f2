const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The end of the tag that opens at `from`; the end of the text for one that never closes. */
function tagEnd(html: string, from: number): number {
  const end = html.indexOf('>', from)
  return end < 0 ? html.length : end + 1
}

const unread = /^<(script|style|head|title)\b/i
const block = /^<\/?(p|div|br|tr|table|li|ul|ol|h[1-6]|hr|section|article|pre)\b/i
const quote = /^<blockquote\b/i

/**
 * The words of an HTML email, in lines. It reads what mail programs write and shows it as text, so it need not be
 * right about HTML, only quick and without end for none: one pass, no nesting.
 */
export function htmlText(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    const words = html.slice(at, open < 0 ? html.length : open)
    text += decoded(words.replace(/\s+/g, ' '))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const tag = html.slice(open, open + 24)
    at = tagEnd(html, open)
    const [, name] = unread.exec(tag) ?? []
    if (name) {
      const close = lower.indexOf(`</${name.toLowerCase()}`, at)
      at = close < 0 ? html.length : tagEnd(html, close)
    } else if (quote.test(tag)) text += '\n> '
    else if (block.test(tag)) text += '\n'
  }
  return text
}
