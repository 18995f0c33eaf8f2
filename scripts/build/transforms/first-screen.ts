import { type Document, type Element, elementsIn, firstOf } from '../page.ts'

/** The part of `main` that the first screen shows: its first child, inside what may wrap all of its sections. */
function firstPart(main: Element): Element {
  const [child, ...others] = elementsIn(main).filter(({ name }) => name !== 'script')
  const wrapsAll = child && others.length === 0 && (child.name === 'section' || firstOf(child, 'section') !== undefined)
  return wrapsAll ? firstPart(child) : (child ?? main)
}

/** The part of a page that its first screen ends with; nothing in a page without `main`. */
export function firstScreenOf(page: Document): Element | undefined {
  const main = firstOf(page, 'main')
  return main && firstPart(main)
}
