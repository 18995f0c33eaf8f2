import { compile, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'
import { quoteSign } from '#lib/chat/bridge/email/answer-lines'

/** The most HTML read of an email; beyond it there are only long threads of quotes. */
const largest = 512 * 1024
/** Elements open at once. No mail program comes near it; a parser's time grows with its square. */
const mostOpen = 5000
const tag = /<(\/?)([a-z][^\s/>]*)/gi
const neverClosed = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** An email's HTML up to where it is larger, or more elements are open, than any that was written by hand. */
function boundedHtml(html: string): string {
  const text = html.slice(0, largest)
  let open = 0
  for (const { 1: slash, 2: name = '', index } of text.matchAll(tag)) {
    if (neverClosed.has(name.toLowerCase())) continue
    open = Math.max(0, open + (slash ? -1 : 1))
    if (open > mostOpen) return text.slice(0, index)
  }
  return text
}

/** Deeper than any mail program nests; an email made to keep us busy stops there. */
const deepest = 300

/** An indent is written like a quote's element, but without the line at its side. */
const blockquote: FormatCallback = (element, walk, builder) => {
  const { style = '' } = element.attribs ?? {}
  const isIndent = /border(?:-left)?\s*:\s*(?:none|0)/i.test(style)
  builder.openBlock({ leadingLineBreaks: 1, reservedLineLength: isIndent ? 0 : 2 })
  walk(element.children, builder)
  builder.closeBlock({
    trailingLineBreaks: 1,
    ...(isIndent ? {} : { blockTransform: (text) => text.replace(/^/gm, `${quoteSign} `) }),
  })
}

/** A row of a table in one line. */
const cell: FormatCallback = (element, walk, builder) => {
  if (element.parent?.children.find(({ name }) => name === element.name) !== element) builder.addInline(' | ')
  walk(element.children, builder)
}

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: deepest, ellipsis: '' },
  formatters: { blockquote, cell },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], ignoreHref: false } },
    { selector: 'head', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    // Hidden preview texts of templates and gateways.
    ...['[style*="display:none"]', '[style*="display: none"]', '[hidden]'].map((selector) => ({
      selector,
      format: 'skip',
    })),
    { selector: 'blockquote', format: 'blockquote' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block' },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
}

const compiled = new Map<string, ReturnType<typeof compile>>()

/** Made by the first email that needs it: all of them would be an eighth of what a server's start works. */
function textOf(html: string, part = ''): string {
  const selectors = part ? [`.${part}`, `#${part}`] : ['body']
  const read = compiled.get(part) ?? compile({ ...options, baseElements: { selectors, returnDomByDefault: !part } })
  compiled.set(part, read)
  return read(html)
}

/** The words of an HTML email in lines; a quote's lines begin with `quoteSign`. */
export function htmlText(html: string): string {
  return textOf(boundedHtml(html))
}

/** Where mail programs put what they write above a quote: Gmail, Thunderbird, Outlook on the web, Outlook. */
const introductions = ['gmail_attr', 'moz-cite-prefix', 'divRplyFwdMsg', 'OutlookMessageHeader']

/** Texts that an HTML email marks as the mail program's introduction of a quote. */
export function markedIntroductions(html: string): string[] {
  const read = boundedHtml(html)
  return introductions
    .filter((name) => read.includes(name))
    .map((name) => textOf(read, name).trim())
    .filter((text) => text !== '')
}
