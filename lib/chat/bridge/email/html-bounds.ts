/** As much HTML as is read of an email; a long thread of quotes is longer, and its end is nobody's answer. */
const largest = 512 * 1024
/** Elements open at once. No mail program comes near it; a parser's time grows with its square. */
const mostOpen = 5000
const tag = /<(\/?)([a-z][^\s/>]*)/gi
const neverClosed = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** An email's HTML up to where it is larger, or more elements are open, than any that was written by hand. */
export function boundedHtml(html: string): string {
  const text = html.slice(0, largest)
  let open = 0
  for (const { 1: slash, 2: name = '', index } of text.matchAll(tag)) {
    if (neverClosed.has(name.toLowerCase())) continue
    open = Math.max(0, open + (slash ? -1 : 1))
    if (open > mostOpen) return text.slice(0, index)
  }
  return text
}
