import { Parser } from 'htmlparser2'
import { sentencesOf } from '#lib/chat/answers/sentences'

/** What stands under one heading of a page. */
export interface PageSection {
  /** The headings above it and its own, the page's own first. */
  headings: string[]
  /** The id to which an address can point: its heading's, or that of the section around it. */
  anchor?: string
  /** Whole sentences, names with what is said of them, and rows of tables with the names of row and column. */
  sentences: string[]
}

/** What is no reading matter: navigation, forms, drawings, what only script shows. */
const left = new Set(
  'script style template svg nav form button dialog input select textarea noscript legend label'.split(' '),
)
/** What ends a line. */
const blocks = new Set(
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 header hr li main ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** Names beside what they mark, which the page sets apart by style. */
const inSpace = new Set(['a', 'small', 'span', 'em', 'time'])
const isMark = (name: string, { href }: Record<string, string>) => name === 'a' && href?.startsWith('#note') === true
const captionLevel = 3
/** A row of more compares, and is long to read aloud. */
const mostColumns = 2
/** Longer than anybody reads in a chat. */
const longestSentence = 260
const headingOf = (name: string) => (/^h[1-4]$/.test(name) ? Number(name.charAt(1)) : undefined)

const isSentence = (text: string) => /[.!?。！？）]$/.test(text) && [...text].length > 12

/** Names with values need no full stop: "Draft 0.47 m". A link by itself says nothing. */
const isItem = (text: string) => /\s|\p{Script=Han}{4}/u.test(text) && [...text].length > 8

class SectionReader {
  readonly sections: PageSection[] = []
  private headings: { level: number; text: string }[] = []
  private ids: { depth: number; id: string }[] = []
  private depth = 0
  private skipped: number | undefined
  private text = ''
  /** Whether all of the text so far stands in links. */
  private links = 0
  private plain = ''
  private term = ''
  private row: { cells: string[]; names: string[] } | undefined
  private columns: string[] = []
  private headingId: string | undefined
  private isInMain = false

  private section(): PageSection | undefined {
    return this.sections.at(-1)
  }

  private open(): void {
    const anchor = this.headingId ?? this.ids.at(-1)?.id
    this.sections.push({
      headings: this.headings.map(({ text }) => text),
      ...(anchor === undefined ? {} : { anchor }),
      sentences: [],
    })
  }

  private take(): string {
    const text = this.text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:，。；：）)])/g, '')
      .trim()
    const isLink = this.plain.trim() === ''
    this.text = ''
    this.plain = ''
    return isLink ? '' : text
  }

  /** Ends a line of text that stands in an element. */
  private flush(name: string): void {
    if (this.row && (name === 'td' || name === 'th')) return
    const text = this.take()
    if (text === '') return
    if (name === 'dt') this.term = text
    else if (name === 'dd')
      this.say(this.term === '' ? text : `${this.term}${/\p{Script=Han}/u.test(text) ? '：' : ': '}${text}`)
    else {
      const isWhole = name === 'li' ? isItem : isSentence
      for (const sentence of sentencesOf(text)) if (isWhole(sentence)) this.say(sentence)
    }
  }

  private say(sentence: string): void {
    if ([...sentence].length > longestSentence) return
    if (!this.section()) this.open()
    this.section()?.sentences.push(sentence)
  }

  private endRow(): void {
    const { cells, names } = this.row ?? { cells: [], names: [] }
    this.row = undefined
    const [name = '', ...values] = cells
    if (names.length === cells.length) {
      // A row of names only heads the columns, or the rows below it.
      if (cells.length > 1) this.columns = cells
      return
    }
    if (name === '' || values.every((value) => value === '')) return
    const colon = /\p{Script=Han}/u.test(cells.join('')) ? '：' : ': '
    const parts = values.flatMap((value, at) => {
      const column = values.length > 1 ? this.columns[at + 1] : undefined
      return value === '' ? [] : [column ? `${column} ${value}` : value]
    })
    // Figures whose columns have no names could be anybody's.
    if (values.length > 1 && this.columns.length !== cells.length) return
    if (values.length > mostColumns) return
    this.say(`${name}${colon}${parts.join(colon === '：' ? '；' : '; ')}`)
  }

  start(name: string, attributes: Record<string, string>): void {
    this.depth += 1
    if (name === 'main') this.isInMain = true
    if (!this.isInMain || this.skipped !== undefined) return
    if (left.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') {
      this.skipped = this.depth
      return
    }
    if (name === 'a') this.links += 1
    if (!blocks.has(name)) {
      // A mark beside a figure: "0.47 m" and "indicative" have no space between them in the page.
      if (inSpace.has(name) && this.text !== '') this.text += isMark(name, attributes) ? ' (' : ' '
      return
    }
    const level = headingOf(name)
    if (!(this.row && level === undefined)) this.flush('div')
    if (attributes.id && level === undefined) this.ids.push({ depth: this.depth, id: attributes.id })
    if (level !== undefined) this.headingId = attributes.id
    if (name === 'table') this.columns = []
    if (name === 'tr') this.row = { cells: [], names: [] }
  }

  end(name: string): void {
    const isSkipped = this.skipped !== undefined
    if (this.skipped === this.depth) this.skipped = undefined
    if (!isSkipped && this.isInMain) this.endOpen(name)
    while ((this.ids.at(-1)?.depth ?? 0) >= this.depth) this.ids.pop()
    this.depth -= 1
    if (name === 'main') this.isInMain = false
  }

  private endOpen(name: string): void {
    if (name === 'a') {
      this.links -= 1
      if (this.text.lastIndexOf(' (') > this.text.lastIndexOf(')')) this.text += ')'
    }
    if (!blocks.has(name)) return
    const level = name === 'caption' ? captionLevel : headingOf(name)
    if (level !== undefined) {
      const text = this.text.replace(/\s+/g, ' ').trim()
      this.text = ''
      this.plain = ''
      this.headings = [...this.headings.filter((heading) => heading.level < level), { level, text }]
      this.term = ''
      this.open()
      this.headingId = undefined
    } else if (this.row && (name === 'td' || name === 'th')) {
      const cell = this.text.replace(/\s+/g, ' ').trim()
      this.text = ''
      this.plain = ''
      this.row.cells.push(cell)
      if (name === 'th') this.row.names.push(cell)
    } else if (name === 'tr') this.endRow()
    else if (!this.row) this.flush(name)
  }

  read(text: string): void {
    if (!this.isInMain || this.skipped !== undefined) return
    this.text += text
    if (this.links === 0) this.plain += text
  }
}

/**
 * A built page taken apart at its headings: what it says under each, in whole sentences. Navigation, forms, buttons and
 * links that stand alone are left out; a figure of a table keeps the names of its row and column.
 */
export function pageSections(html: string): PageSection[] {
  const reader = new SectionReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.start(name, attributes),
    ontext: (text) => reader.read(text),
    onclosetag: (name) => reader.end(name),
  })
  parser.write(html)
  parser.end()
  return reader.sections.filter(({ sentences }) => sentences.length > 0)
}
