import { ElementType } from 'htmlparser2'
import { isElement, type Node, type Page, remove } from '../page.ts'

/** What the framework marks its parts with and nobody reads: comments, and an empty element that held the page's title. */
const isMark = (node: Node) =>
  node.type === ElementType.Comment ||
  (isElement(node) && node.children.length === 0 && node.name === 'div' && `${Object.keys(node.attribs)}` === 'hidden')

/** Takes out the marks of the framework; those of islands stay, where React looks for them. */
export function withBareMarkup({ document }: Page): void {
  function strip(parent: { children: Node[] }): void {
    for (const node of [...parent.children]) {
      if (isElement(node) && !('data-island' in node.attribs)) strip(node)
      if (isMark(node)) remove(node)
    }
  }
  strip(document)
}
