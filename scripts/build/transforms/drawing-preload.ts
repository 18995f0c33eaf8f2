import { isA, must } from '../next-output.ts'
import { elementsBelow, insert, type Page, textOf } from '../page.ts'

/** A drawing that lies behind the first screen's words, in the styles of the head. */
const contours = /\burl\((\/[\w/.-]*contours-[\w-]+\.svg)\)/g

/** What a phone shows of it (`form-page.module.scss`). */
const isForPhone = (address: string) => address.endsWith('-narrow.svg')

/**
 * Puts a hint for that drawing at the head of a page: it is the largest thing such a screen paints, and else is asked for when the
 * words are laid out. After all that changes addresses, so that the hint and the styles name one file.
 */
export function withDrawingPreload({ document, path }: Page): void {
  const elements = elementsBelow(document)
  const style = elements.find(({ name }) => name === 'style')
  const addresses = style ? [...textOf(style).matchAll(contours)].flatMap(([, address]) => address ?? []) : []
  if (addresses.length === 0) return
  const viewport = elements.find((element) => isA('viewport', element))
  must(viewport, 'viewport', path)
  const hints = addresses.map((address) => {
    const window = isForPhone(address) ? '(max-width:479px)' : '(min-width:480px)'
    const media = addresses.some(isForPhone) ? ` media="${window}"` : ''
    return `<link rel="preload" as="image" href="${address}"${media} fetchpriority="high"/>`
  })
  insert(hints.join(''), 'after', viewport)
}
