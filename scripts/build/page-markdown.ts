import { DomUtils, parseDocument } from 'htmlparser2'
import { type Document, type Element, elementsBelow, firstOf, isElement, type Node } from './page.ts'

/** What begins a line of its own: how the line begins, and how it ends. */
const lines: Readonly<Record<string, readonly [start: string, end: string]>> = {
  h1: ['\n# ', '\n\n'],
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  h4: ['\n\n#### ', '\n\n'],
  p: ['\n\n', '\n'],
  ul: [' ', '\n'],
  ol: [' ', '\n'],
  li: ['\n- ', ' '],
  dt: ['\n\n**', '**'],
  dd: ['\n', '\n'],
  caption: ['\n\n', ' '],
  summary: ['\n\n', '\n\n'],
  blockquote: ['\n\n> ', ' '],
  figcaption: ['\n\n', ' '],
}
/** Tags inside a word or a phrase; any other stands apart from its neighbours by a space. */
const inline = new Set('b strong em i sup sub wbr abbr code time a'.split(' '))
/** What only a browser can use. Its inputs are void, so that a form ends where it ends. */
const left = new Set('script style template svg nav form dialog input select textarea fieldset label legend'.split(' '))

/** Between the blocks of a link, until its line is tidy; no page has such a character. */
const partMark = '\uE002'

/** Holds the place of a piece of code until the lines around it are tidy; no page has such a character. */
const fenceMark = (at: number) => `\uE000${at}\uE001`

/** A heading under which nothing is left, as where a form was: at the end, or before one of the same rank or above it. */
const emptySection = /^(#+) [^\n]*\n+(?=(?!\1#)#|$(?![\s\S]))/gm

/** Where something stands: in a cell of a table everything is one line, in a link its blocks are set apart by a dot. */
interface Place {
  isInCell?: boolean
  isInLink?: boolean
}

const isCell = (node: Node): node is Element => isElement(node) && /^t[dh]$/.test(node.name)

function isLeft({ name, attribs }: Element, { isInCell }: Place): boolean {
  return (
    left.has(name) ||
    (name === 'button' && !isInCell) || // a column's name may be the button that sorts by it
    'hidden' in attribs ||
    'data-repeats' in attribs ||
    attribs.role === 'status' || // says what a visitor's own act brought about
    attribs['aria-hidden'] === 'true'
  )
}

/** The main part of a built page as Markdown, links as absolute addresses. Forms, menus and drawings are left out. */
export function pageMarkdown(html: string, origin: string): string {
  const fences: string[] = []
  const page = parseDocument(html)
  const isChinese = firstOf(page, 'html')?.attribs.lang?.startsWith('zh') ?? false

  const inside = (node: Element | Document, place: Place): string =>
    node.children.map((child) => written(child, place)).join('')

  function written(node: Node, place: Place): string {
    if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data.replaceAll(/\s+/g, ' ') : ''
    if (isLeft(node, place) || isCell(node)) return ''
    const { name, attribs } = node
    if (name === 'pre') return fence(DomUtils.textContent(node))
    if (name === 'table') return inside(node, place) + table(node, place)
    if (name === 'a') return link(node, place)
    if (name === 'code') return `\`${inside(node, place)}\``
    // What only keeps a range's line whole (`WholeRanges`) stands in its sentence.
    if (inline.has(name) || 'data-range' in attribs) return inside(node, place)
    const [start, end] = lines[name] ?? [' ', ' ']
    return place.isInLink && name in lines
      ? partMark + inside(node, place) + partMark
      : start + inside(node, place) + end
  }

  function fence(code: string): string {
    fences.push(code.replace(/^\n|\s+$/g, ''))
    return `\n\n${fenceMark(fences.length - 1)}\n\n`
  }

  function link(node: Element, place: Place): string {
    const { href } = node.attribs
    // A mark beside a figure is a link to its footnote: "0.47 m (indicative)", in Chinese "0.47 米（参考值）".
    if (href?.startsWith('#note')) return isChinese ? `（${inside(node, place)}）` : ` (${inside(node, place)})`
    if (href?.startsWith('#')) return ` ${inside(node, place)}`
    return href ? `[${inside(node, { ...place, isInLink: true })}](${new URL(href, origin).href})` : inside(node, place)
  }

  /** A table without a heading gets an empty one, or nothing would show it as a table. What spans several columns stands in each. */
  function table(node: Element, place: Place): string {
    const below = elementsBelow(node)
    const rows = below
      .filter(({ name }) => name === 'tr')
      // Pages leave end tags out, and to the parser a heading stands inside an empty corner.
      .map((row) => elementsBelow(row).filter(isCell))
      .map((cells) =>
        cells.flatMap((cell) => {
          const text = inside(cell, { ...place, isInCell: true })
          return Array.from({ length: Number(cell.attribs.colspan ?? 1) }, () =>
            text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim(),
          )
        }),
      )
      .filter((cells) => cells.some((cell) => cell !== ''))
    const width = Math.max(0, ...rows.map((cells) => cells.length))
    if (width === 0) return ''
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
    const isHeaded = below.some(({ name }) => name === 'thead')
    const [head = '', ...body] = (isHeaded ? rows : [[], ...rows]).map(line)
    return `\n\n${[head, `|${' --- |'.repeat(width)}`, ...body].join('\n')}\n\n`
  }

  const main = firstOf(page, 'main')
  const text = tidied(main ? inside(main, {}) : '')
  return `${fences.reduce((so, code, at) => so.replace(fenceMark(at), () => `\`\`\`\n${code}\n\`\`\``), text)}\n`
}

function tidied(text: string): string {
  return (
    text
      // A list's item may be a paragraph: its mark stands before it.
      .replaceAll(/(?<=\n- {1,3})\n\n(?=[^#*>\s])/g, '')
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
          // A heading's lines are one line here, and no space follows a Chinese comma or leads a bracket.
          .replaceAll(/， +/g, '，')
          .replaceAll(/ +（/g, '（')
          // A mark that stands in brackets already.
          .replaceAll(/（（([^（）]*)））/g, '（$1）')
          .replaceAll(/\(\(([^()]*)\)\)/g, '($1)')
          .trim(),
      )
      .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
      .filter((line) => !/^(?:[-#>*\s]+|\[\]\([^)]*\))$/.test(line) || line === '')
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(emptySection, '')
      .trim()
  )
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
