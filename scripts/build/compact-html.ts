import { ElementType } from 'htmlparser2'
import { type Document, type Element, isElement, type Node, withoutEnd } from './page.ts'

/** Before which elements, besides the end of its parent, an element ends by itself (HTML, "Optional tags"). */
const endsBefore: Readonly<Record<string, RegExp>> = {
  li: /^li$/,
  dt: /^d[dt]$/,
  dd: /^d[dt]$/,
  tr: /^tr$/,
  th: /^t[dh]$/,
  td: /^t[dh]$/,
  p: /^(?:details|div|dl|fieldset|figure|form|h[1-6]|nav|ol|p|section|table|ul)$/,
}

/** At the end of these a paragraph ends, too; a link, for one, would go on in the next. */
const holdsParagraphs = /^(?:article|aside|dd|details|div|fieldset|figure|footer|form|header|li|main|nav|section|td)$/

function endsByItself({ name, next, parent }: Element): boolean {
  const before = endsBefore[name]
  if (!before) return false
  if (next) return isElement(next) && before.test(next.name)
  return name === 'dt'
    ? false
    : name !== 'p' || (parent !== null && isElement(parent) && holdsParagraphs.test(parent.name))
}

const attribute = ([name, value]: [string, string]) => (value || name === 'alt' ? ` ${name}="${value}"` : ` ${name}`)

/** The same HTML in fewer bytes: without optional end tags and empty values. Saves 120 bytes of a page's brotli. */
export function compactHtml(node: Node | Document, isDrawn = false): string {
  const drawn = isDrawn || (isElement(node) && node.name === 'svg')
  const inside = 'children' in node ? node.children.map((child) => compactHtml(child, drawn)).join('') : ''
  if (isElement(node)) {
    const start = `<${node.name}${Object.entries(node.attribs).map(attribute).join('')}`
    if (drawn && inside === '') return `${start}/>`
    return withoutEnd.has(node.name) || endsByItself(node) ? `${start}>${inside}` : `${start}>${inside}</${node.name}>`
  }
  if (node.type === ElementType.Text) return node.data
  if (node.type === ElementType.Comment) return `<!--${node.data}-->`
  return node.type === ElementType.Directive ? `<${node.data}>` : inside
}
