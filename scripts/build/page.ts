import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

export type Document = ReturnType<typeof parseDocument>
export type Node = Document['children'][number]
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A prerendered page, as transforms change it: parsed once, and written once. */
export interface Page {
  /** Internal path it answers, e.g. `/zh/product`. */
  path: string
  document: Document
  /** The programs that start it, once it has them. */
  start: readonly Element[]
}

/** A page's HTML as a tree, every text and name in it as it is written. */
export const parsed = (html: string): Document =>
  parseDocument(html, { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false })

/** The nodes of a piece of HTML. */
export const nodesOf = (html: string): Node[] => parsed(html).children

export const withoutEnd: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

export const isElement = (node: Node | Document): node is Element => 'attribs' in node

/** A tree as the HTML that it was parsed from, with what was changed in it; `leaves` names elements that are left out. */
export function written(node: Node | Document, leaves?: string): string {
  if (isElement(node)) {
    if (node.name === leaves) return ''
    const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${value}"`)
    const start = `<${node.name}${attributes.join('')}`
    return withoutEnd.has(node.name) ? `${start}/>` : `${start}>${inside(node, leaves)}</${node.name}>`
  }
  if ('children' in node) return inside(node, leaves)
  if (node.type === ElementType.Text) return node.data
  return node.type === ElementType.Comment ? `<!--${node.data}-->` : `<${node.data}>`
}

const inside = ({ children }: { children: Node[] }, leaves?: string) =>
  children.map((child) => written(child, leaves)).join('')

export const elementsBelow = (parent: Document | Element): Element[] => DomUtils.findAll(() => true, parent.children)

/** Elements right below another, without text and comments. */
export const elementsIn = (parent: Document | Element): Element[] => parent.children.filter(isElement)

/** The first element of a name; nothing where a page has none. */
export const firstOf = (parent: Document | Element, name: string): Element | undefined =>
  DomUtils.findOne((element) => element.name === name, parent.children) ?? undefined

/** The text right inside an element. */
export const textOf = (element: Element): string => element.children.map((node) => written(node)).join('')

/** Puts a piece of HTML before or after an element, or into it, and gives its elements. */
export function insert(html: string, where: 'before' | 'last in' | 'after' | 'first in', node: Element): Element[] {
  // A node that is put elsewhere leaves the list it was read into.
  const nodes = [...nodesOf(html)]
  for (const one of where === 'after' || where === 'first in' ? nodes.toReversed() : nodes) {
    if (where === 'before') DomUtils.prepend(node, one)
    else if (where === 'after') DomUtils.append(node, one)
    else if (where === 'last in') DomUtils.appendChild(node, one)
    else DomUtils.prependChild(node, one)
  }
  return nodes.filter(isElement)
}

export const moveAfter = (node: Element, moved: Element): void => DomUtils.append(node, moved)

export const remove = (node: Node): void => DomUtils.removeElement(node)
