import type { Document } from '../page.ts'
import { fetchedFaces } from './fetched-faces.ts'
import { keepSheet, linkedStyles } from './sheets.ts'

/**
 * Moves a page's font faces to a sheet that is loaded after the page (`start-on-intent.client.js`): in the page's own sheet they
 * would be fetched before the hero's picture. Until then a system font with the same metrics is shown.
 * @returns the sheet's address
 */
export function fontSheetOf(page: Document): string {
  return keepSheet(fetchedFaces(linkedStyles(page)))
}
