import { type Page, parsed, written } from '../../scripts/build/page.ts'

/** The HTML of a page once a transform of the build has changed it. */
export function changedPage(html: string, change: (page: Page) => void, path = '/zh'): string {
  const page: Page = { path, document: parsed(html), start: [] }
  change(page)
  return written(page.document)
}
