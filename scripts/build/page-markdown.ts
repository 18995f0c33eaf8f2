import { withoutRangeSpans } from './whole-ranges.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? whole)
  })
}

/** What begins a line of its own, and how the line begins. */
const lineStart: Readonly<Record<string, string>> = {
  h1: '\n# ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  h4: '\n\n#### ',
  p: '\n\n',
  li: '\n- ',
  dt: '\n\n**',
  dd: '\n',
  tr: '\n| ',
  caption: '\n\n',
  summary: '\n\n',
  blockquote: '\n\n> ',
  figcaption: '\n\n',
  legend: '\n\n',
  label: '\n- ',
}
const lineEnd: Readonly<Record<string, string>> = {
  dt: '**',
  td: ' | ',
  th: ' | ',
  thead: '\n',
  table: '\n',
  summary: '\n\n',
  a: '',
}
/** Tags inside a word or a phrase. */
const inline = new Set(['b', 'strong', 'em', 'i', 'sup', 'small', 'wbr', 'abbr', 'code', 'time'])
const without = /<(script|style|template|svg|nav|form|button|fieldset|dialog|input|noscript)\b[\s\S]*?(?:<\/\1>|\/>)/gi

/**
 * The main part of a built page as Markdown for machines that read: headings, paragraphs, lists, tables and links with
 * whole addresses. What only a browser can use (forms, menus, drawings) is left out.
 */
export function pageMarkdown(html: string, origin: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const links: string[] = []
  const text = withoutRangeSpans(main)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(without, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, close: string, name: string, attributes: string) => {
      const tag = name.toLowerCase()
      if (tag === 'a') {
        if (close) {
          const href = links.pop()
          return href ? `](${href})` : ''
        }
        const href = /\bhref="([^"#][^"]*)"/.exec(attributes)?.[1]
        links.push(href ? new URL(decode(href), origin).href : '')
        return href ? '[' : ''
      }
      return (close ? lineEnd[tag] : lineStart[tag]) ?? (inline.has(tag) ? '' : ' ')
    })
  return `${decode(text)
    .split('\n')
    .map((line) =>
      line.replaceAll(/\s+/g, ' ').replaceAll(/\[ +/g, '[').replaceAll(/ +\]/g, ']').replaceAll(')[', ') [').trim(),
    )
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .filter((line) => !/^(?:[-|#>*\s]+|\[\]\([^)]*\))$/.test(line) || line === '')
    .join('\n')
    .trim()}\n`
}

interface PageSource {
  title: string
  description: string
  /** The page's whole address. */
  address: string
}

/** A page as a document of its own: its heading first, then what it is about and where it stands, then the rest. */
export function pageDocument(markdown: string, { title, description, address }: PageSource): string {
  const heading = /^# .+$/m.exec(markdown)?.[0] ?? `# ${title}`
  return `${heading}\n\n> ${description}\n\nSource: ${address}\n\n${markdown.replace(heading, '').trimStart()}`
}
