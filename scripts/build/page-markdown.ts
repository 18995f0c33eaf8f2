import { Parser } from 'htmlparser2'
import { withoutRangeSpans } from './whole-ranges.ts'

/** What begins a line of its own, and how the line begins. */
const lineStart: Readonly<Record<string, string>> = {
  h1: '\n# ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  h4: '\n\n#### ',
  p: '\n\n',
  dt: '\n\n**',
  dd: '\n',
  caption: '\n\n',
  summary: '\n\n',
  blockquote: '\n\n> ',
  figcaption: '\n\n',
}
const lineEnd: Readonly<Record<string, string>> = {
  dt: '**',
  summary: '\n\n',
  p: '\n',
  ul: '\n',
  ol: '\n',
  dd: '\n',
  h1: '\n\n',
  h2: '\n\n',
  h3: '\n\n',
  h4: '\n\n',
}
/** Tags inside a word or a phrase; any other stands apart from its neighbours by a space. */
const inline = new Set(['b', 'strong', 'em', 'i', 'sup', 'sub', 'wbr', 'abbr', 'code', 'a', 'html', 'body'])
/** What only a browser can use. Its inputs are void, so that a form ends where it ends. */
const left = new Set('script style template svg nav form dialog input select textarea fieldset label legend'.split(' '))
/** What holds sentences of its own; inside a link a space would run them together. */
const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'strong'])
/** Between such sentences inside one link. */
const between = ' · '
/** Holds the place of two spaces at the beginning of a line until the lines are tidy. */
const indent = '\uE002'

class MarkdownWriter {
  private text = ''
  private depth = 0
  private skipped: number | undefined
  /** Whether what is skipped is a form, and in it the depth of what it answers, which is read all the same. */
  private isInForm = false
  private answer: { depth: number; form: number } | undefined
  /** The open lists: the number of the item that comes next, or nothing where they are not counted. */
  private lists: (number | undefined)[] = []
  private isAfterCode = false
  private isInMain = false
  private links: string[] = []
  /** Whether each open link is the mark of a figure. */
  private marks: boolean[] = []
  private readonly fences: string[] = []
  /** Rows of the table being read; cells inside a row. */
  private rows: string[][] | undefined
  private cell: string | undefined
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
    if (!this.isInMain) return
    if (this.skipped !== undefined) {
      const isAnswer = name === 'table' || (name === 'div' && 'aria-live' in attributes)
      if (!this.isInForm || !isAnswer) return
      this.answer = { depth: this.depth, form: this.skipped }
      this.skipped = undefined
      this.isInForm = false
    }
    const isHeadingOfColumn = this.cell !== undefined // a column's name may be the button that sorts by it
    if (
      left.has(name) ||
      (name === 'button' && !isHeadingOfColumn) ||
      'hidden' in attributes ||
      attributes['aria-hidden'] === 'true' ||
      attributes.role === 'status' // what it says follows what a visitor does
    ) {
      this.skipped = this.depth
      this.isInForm = name === 'form'
      return
    }
    if (name === 'code' && this.isAfterCode) this.put(', ')
    this.isAfterCode = false
    if (name === 'pre') this.code = ''
    else if (name === 'table') this.rows = []
    else if (name === 'tr') this.rows?.push([])
    else if (name === 'td' || name === 'th') this.openCell()
    else if (name === 'a') this.openLink(attributes.href)
    else this.startBlock(name, attributes)
  }

  private startBlock(name: string, { start }: Record<string, string>): void {
    const isFirstOfItem = name === 'p' && /\n\uE002*(?:-|\d+\.) $/.test(this.text)
    if (this.isBlockInLink(name)) this.put(between)
    else if (name === 'ul' || name === 'ol') this.lists.push(name === 'ol' ? Number(start ?? 1) : undefined)
    else if (name === 'li') this.put(`\n${this.itemStart()}`)
    else if (!isFirstOfItem) this.put(lineStart[name] ?? (inline.has(name) ? '' : ' '))
  }

  private isBlockInLink(name: string): boolean {
    return blocks.has(name) && this.links.some((href) => href !== '')
  }

  private itemStart(): string {
    const number = this.lists.at(-1)
    if (number !== undefined) this.lists[this.lists.length - 1] = number + 1
    return `${indent.repeat(Math.max(0, this.lists.length - 1))}${number === undefined ? '-' : `${number}.`} `
  }

  /** A cell may begin before the one before it was closed: a page's markup leaves out end tags. */
  private openCell(): void {
    this.endCell()
    this.cell = ''
  }

  private endCell(): void {
    if (this.cell === undefined) return
    this.rows?.at(-1)?.push(this.cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim())
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
    if (this.answer?.depth === this.depth) {
      this.skipped = this.answer.form
      this.isInForm = true
      this.answer = undefined
    }
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
    else if (this.isBlockInLink(name)) this.put(between)
    else this.put(lineEnd[name] ?? (inline.has(name) ? '' : ' '))
    if (name === 'ul' || name === 'ol') this.lists.pop()
    this.isAfterCode = name === 'code'
  }

  /** A table's first row heads it; one without a heading gets an empty one, or nothing would show it as a table. */
  private endTable(): void {
    const rows = (this.rows ?? []).filter((row) => row.some((cell) => cell !== ''))
    this.rows = undefined
    const width = Math.max(0, ...rows.map((row) => row.length))
    if (width === 0) return
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
    const [first = [], ...others] = rows
    const isHeaded = first.length === width && rows.length > 1
    const all = isHeaded ? [first, ...others] : [[], ...rows]
    const [head = [], ...body] = all.map(line)
    this.put(`\n\n${[head, `|${' --- |'.repeat(width)}`, ...body].join('\n')}\n\n`)
  }

  read(text: string): void {
    if (!this.isInMain || this.skipped !== undefined) return
    if (text.trim() !== '') this.isAfterCode = false
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
          .replaceAll(/\[ +/g, '[')
          .replaceAll(/ +\]/g, ']')
          .replaceAll(')[', ') [')
          .replaceAll(/ +(?=[,.;:，。；：）)])/g, '')
          .replaceAll(/([（(]) +/g, '$1')
          // A mark that stands in brackets already.
          .replaceAll(/ *（\(([^()]*)\)）/g, '（$1）')
          .replaceAll(/\(\(([^()]*)\)\)/g, '($1)')
          .replaceAll(/(?<=\d) +%/g, '%')
          .replaceAll(/(?: ·)+ (?=· |\])/g, ' ')
          .replaceAll(/(?<=\[)(?: ?· )+| *·? *(?=\]\()/g, '')
          .replace(/^\*\* *(.*?) *\*\*$/, '**$1**')
          .trim(),
      )
      .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
      .filter((line) => !/^(?:[-#>*\s\uE002]+|\uE002*\d+\.|\[\]\([^)]*\))$/.test(line) || line === '')
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(indent, '  ')
      .trim()
    return `${this.fences.reduce((text, code, at) => text.replace(fenceMark(at), () => `\`\`\`\n${code}\n\`\`\``), tidy)}\n`
  }
}

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
