import { isA, must } from '../next-output.ts'
import { elementsBelow, insert, type Page, textOf } from '../page.ts'

/** A drawing that lies behind the first screen's words, in the styles of the head. */
const contours = /\burl\((\/[\w/.-]*contours-[\w-]+\.svg)\)/

/**
 * Puts a hint for that drawing at the head of a page: it is the largest thing such a screen paints, and else is asked for when the
 * words are laid out. After all that changes addresses, so that the hint and the styles name one file.
 */
export function withDrawingPreload({ document, path }: Page): void {
  const elements = elementsBelow(document)
  const style = elements.find(({ name }) => name === 'style')
  const address = style && contours.exec(textOf(style))?.[1]
  if (!address) return
  const viewport = elements.find((element) => isA('viewport', element))
  must(viewport, 'viewport', path)
  insert(`<link rel="preload" as="image" href="${address}" fetchpriority="high"/>`, 'after', viewport)
}
