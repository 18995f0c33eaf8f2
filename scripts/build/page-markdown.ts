import { Parser } from 'htmlparser2'
import { withoutRangeSpans } from './whole-ranges.ts'

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
  caption: '\n\n',
  summary: '\n\n',
  blockquote: '\n\n> ',
  figcaption: '\n\n',
}
const lineEnd: Readonly<Record<string, string>> = {
  h1: '\n\n',
  h2: '\n\n',
  h3: '\n\n',
  h4: '\n\n',
  dt: '**',
  summary: '\n\n',
  p: '\n',
  ul: '\n',
  ol: '\n',
  dd: '\n',
}
/** Tags inside a word or a phrase; any other stands apart from its neighbours by a space. */
const inline = new Set(['b', 'strong', 'em', 'i', 'sup', 'sub', 'wbr', 'abbr', 'code', 'time', 'a', 'html', 'body'])
/** What only a browser can use. Its inputs are void, so that a form ends where it ends. */
const left = new Set('script style template svg nav form dialog input select textarea fieldset label legend'.split(' '))

class MarkdownWriter {
  private text = ''
  private depth = 0
  private skipped: number | undefined
  private isInMain = false
  private links: string[] = []
  /** Whether each open link is the mark of a figure. */
  private marks: boolean[] = []
  private readonly fences: string[] = []
  /** Rows of the table being read, and whether the first one heads it; the open cell, and how many columns it spans. */
  private rows: string[][] | undefined
  private isHeaded = false
  private cell: string | undefined
  private span = 1
  private code: string | undefined
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  private put(text: string): void {
    if (this.cell !== undefined) this.cell += text.replaceAll('\n', ' ')
    else this.text += text
  }

  start(name: string, attributes: Record<string, string>): void {
    this.depth += 1
    if (name === 'main') this.isInMain = true
    if (!this.isInMain || this.skipped !== undefined) return
    const isHeadingOfColumn = this.cell !== undefined // a column's name may be the button that sorts by it
    if (
      left.has(name) ||
      (name === 'button' && !isHeadingOfColumn) ||
      'hidden' in attributes ||
      'data-repeats' in attributes ||
      attributes.role === 'status' || // says what a visitor's own act brought about
      attributes['aria-hidden'] === 'true'
    ) {
      this.skipped = this.depth
      return
    }
    if (name === 'pre') this.code = ''
    else if (name === 'table') this.startTable()
    else if (name === 'thead') this.isHeaded = true
    else if (name === 'tr') this.rows?.push([])
    else if (name === 'td' || name === 'th') this.startCell(Number(attributes.colspan ?? 1))
    else if (name === 'a') this.openLink(attributes.href)
    else if (name === 'code' && this.code === undefined) this.put('`')
    else this.put(this.beginning(name))
  }

  /** How an element begins. Inside a link everything stays on its line, block from block set apart by a dot. */
  private beginning(name: string): string {
    // A list's item may be a paragraph: its mark stands before it.
    const isItself = name === 'p' && this.text.slice(-4).trimEnd().endsWith('\n-')
    if (inline.has(name) || isItself) return ''
    const start = lineStart[name]
    return start === undefined ? ' ' : this.isInLink() ? partMark : start
  }

  private ending(name: string): string {
    if (inline.has(name)) return ''
    const end = lineEnd[name]
    return end === undefined ? ' ' : this.isInLink() ? partMark : end
  }

  private isInLink(): boolean {
    return this.links.some((href) => href !== '')
  }

  private startTable(): void {
    this.rows = []
    this.isHeaded = false
  }

  /** A cell ends the one before it: pages leave end tags out, and to the parser a heading stands inside an empty corner. */
  private startCell(span: number): void {
    this.endCell()
    this.cell = ''
    this.span = span
  }

  /** What spans several columns stands in each. */
  private endCell(): void {
    if (this.cell === undefined) return
    const text = this.cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
    this.rows?.at(-1)?.push(...Array.from({ length: this.span }, () => text))
    this.cell = undefined
  }

  private openLink(href: string | undefined): void {
    const isNote = href?.startsWith('#') === true
    this.links.push(href && !isNote ? new URL(href, this.origin).href : '')
    // A mark beside a figure is a link to its footnote: "0.47 m (indicative)".
    const isMark = href?.startsWith('#note') === true
    if (isNote) this.put(isMark ? ' (' : ' ')
    else if (href) this.put('[')
    this.marks.push(isMark)
  }

  end(name: string): void {
    const isSkipped = this.skipped !== undefined
    if (this.skipped === this.depth) this.skipped = undefined
    if (!isSkipped && this.isInMain) this.endOpen(name)
    this.depth -= 1
    if (name === 'main') this.isInMain = false
  }

  private endOpen(name: string): void {
    if (name === 'a') {
      const href = this.links.pop()
      if (this.marks.pop()) this.put(')')
      if (href) this.put(`](${href})`)
    } else if (name === 'pre') {
      const code = this.code ?? ''
      this.code = undefined
      this.fences.push(code.replace(/^\n|\s+$/g, ''))
      this.put(`\n\n${fenceMark(this.fences.length - 1)}\n\n`)
    } else if (name === 'td' || name === 'th') this.endCell()
    else if (name === 'table') this.endTable()
    else if (name === 'code' && this.code === undefined) this.put('`')
    else this.put(this.ending(name))
  }

  /** A table without a heading gets an empty one, or nothing would show it as a table. */
  private endTable(): void {
    const rows = (this.rows ?? []).filter((row) => row.some((cell) => cell !== ''))
    this.rows = undefined
    const width = Math.max(0, ...rows.map((row) => row.length))
    if (width === 0) return
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
    const [head = '', ...body] = (this.isHeaded ? rows : [[], ...rows]).map(line)
    this.put(`\n\n${[head, `|${' --- |'.repeat(width)}`, ...body].join('\n')}\n\n`)
  }

  read(text: string): void {
    if (!this.isInMain || this.skipped !== undefined) return
    if (this.code === undefined) this.put(text.replaceAll(/\s+/g, ' '))
    else this.code += text
  }

  /** The whole text, with code as it stood. */
  written(): string {
    const tidy = this.text
      .split('\n')
      .map((line) =>
        line
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/\[[ \uE002]+/g, '[')
          .replaceAll(/[ \uE002]+\]/g, ']')
          .replaceAll(/ *\uE002[ \uE002]*/g, ' · ')
          .replaceAll('``', '` `')
          .replace(/^\*\* *(.*?) *\*\*$/, '**$1**')
          .replaceAll(')[', ') [')
          .replaceAll(/ +(?=[,.;:，。；：）)])/g, '')
          // No space before a percent sign, whose number stands in an element of its own.
          .replaceAll(/(\d) +%/g, '$1%')
          .replaceAll(/([（(]) +/g, '$1')
          // A mark that stands in brackets already.
          .replaceAll(/ *（\(([^()]*)\)）/g, '（$1）')
          .replaceAll(/\(\(([^()]*)\)\)/g, '($1)')
          .trim(),
      )
      .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
      .filter((line) => !/^(?:[-#>*\s]+|\[\]\([^)]*\))$/.test(line) || line === '')
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(emptySection, '')
      .trim()
    return `${this.fences.reduce((text, code, at) => text.replace(fenceMark(at), () => `\`\`\`\n${code}\n\`\`\``), tidy)}\n`
  }
}

/** Between the blocks of a link, until its line is tidy; no page has such a character. */
const partMark = '\uE002'

/** A heading under which nothing is left, as where a form was: at the end, or before one of the same rank or above it. */
const emptySection = /^(#+) [^\n]*\n+(?=(?!\1#)#|$(?![\s\S]))/gm

/** Holds the place of a piece of code until the lines around it are tidy; no page has such a character. */
const fenceMark = (at: number) => `\uE000${at}\uE001`

/**
 * The main part of a built page as Markdown for machines that read: headings, paragraphs, lists, tables, code and links
 * with whole addresses. What only a browser can use (forms, menus, drawings) is left out.
 */
export function pageMarkdown(html: string, origin: string): string {
  const writer = new MarkdownWriter(origin)
  const parser = new Parser({
    onopentag: (name, attributes) => writer.start(name, attributes),
    ontext: (text) => writer.read(text),
    onclosetag: (name) => writer.end(name),
  })
  parser.write(withoutRangeSpans(html))
  parser.end()
  return writer.written()
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
  const rest = markdown
    .replace(heading, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimStart()
  return `${heading}\n\n> ${description}\n\nSource: ${address}\n\n${rest}`
}
