import { DomUtils, parseDocument } from 'htmlparser2'

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Elements right below another, without text and comments. */
export const elementsIn = (parent: ReturnType<typeof parseDocument> | Element) => parent.children.filter(DomUtils.isTag)

/** The part of `main` that the first screen shows: its first child, inside what may wrap all of its sections. */
export function firstPart(main: Element): Element {
  const [child, ...others] = elementsIn(main).filter(({ name }) => name !== 'script')
  const wrapsAll = child && others.length === 0 && DomUtils.getElementsByTagName('section', child).length > 0
  return wrapsAll ? firstPart(child) : (child ?? main)
}

/** Where in a page's HTML the part of `main` ends that its first screen shows; nothing in a page without `main`. */
export function firstScreenEnd(html: string): number | undefined {
  const page = parseDocument(html, { withEndIndices: true })
  const main = DomUtils.findOne(({ name }) => name === 'main', page.children)
  const end = main && firstPart(main).endIndex
  return end === null || end === undefined ? undefined : end + 1
}
