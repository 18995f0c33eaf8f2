import type { Document } from '../page.ts'
import { fetchedFaces } from './fetched-faces.ts'
import { keepSheet, linkedStyles } from './sheets.ts'

/**
 * The faces of a page in a sheet of their own, which the start brings when the page has loaded (`start-on-intent.client.js`):
 * named by the page's own sheet they are the most urgent of all, and on a slow line the hero's picture waits for 28 KB of
 * them. Until then the text stands in a face of the machine with the same measures.
 * @returns its address
 */
export function fontSheetOf(page: Document): string {
  return keepSheet(fetchedFaces(linkedStyles(page)))
}
