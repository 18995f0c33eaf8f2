import { isA, must } from '../next-output.ts'
import { elementsBelow, insert, type Page, textOf } from '../page.ts'

/** A drawing that lies behind the first screen's words, in the styles of the head. */
const contours = /\burl\((\/[\w/.-]*contours-[\w-]+\.svg)\)/g

/** What a phone shows of it (`form-page.module.scss`). */
const isForPhone = (address: string) => address.endsWith('-narrow.svg')

/** Preloads the drawing that is the first screen's largest paint. Runs after all transforms that change addresses. */
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
