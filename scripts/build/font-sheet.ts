import { keepSheet, linkedStyles } from './sheets.ts'

/** A face that has to be fetched; those of this machine stay with the styles. */
const fetchedFace = /@font-face\{[^{}]*\burl\([^{}]*\}/g

/**
 * The faces of a page in a sheet of their own, which the start brings when the page has loaded (`start-on-intent.client.js`):
 * named by the page's own sheet they are the most urgent of all, and on a slow line the hero's picture waits for 28 KB of
 * them. Until then the text stands in a face of the machine with the same measures.
 * @returns its address
 */
export function fontSheetOf(html: string): string {
  return keepSheet((linkedStyles(html).match(fetchedFace) ?? []).join(''))
}

/** The same styles without the faces of `fontSheetOf`. */
export function withoutFetchedFaces(css: string): string {
  return css.replace(fetchedFace, '')
}
