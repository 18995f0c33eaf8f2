import type { PageText } from './page-text.ts'

/** What a result page of a search engine shows before it cuts, in characters; a Chinese one is twice as wide. */
const bounds = {
  en: { title: [18, 72], description: [60, 155] },
  zh: { title: [8, 42], description: [24, 78] },
} as const

/** First pages of lists without a filter, and of other sizes: their canonical address is the list's own. */
const samePage = /\/list\/(?:all\/all|\d+)\/1$/

/** Titles and descriptions out of bounds, and any that two pages share. */
export function searchResultProblems(pages: readonly PageText[]): string[] {
  const indexed = pages.filter((page) => page.indexed)
  const outOfBounds = indexed.flatMap(({ path, locale, ...page }) =>
    (['title', 'description'] as const).flatMap((part) => {
      const [least, most] = bounds[locale][part]
      const { length } = page[part]
      return length < least || length > most
        ? [`${path}: ${part} has ${length} characters (${least}–${most}): ${page[part]}`]
        : []
    }),
  )
  const duplicates = (['title', 'description'] as const).flatMap((part) => {
    const first = new Map<string, string>()
    return indexed.flatMap((page) => {
      const other = first.get(page[part])
      first.set(page[part], other ?? page.path)
      return other && !samePage.test(page.path) ? [`${page.path}: the same ${part} as ${other}`] : []
    })
  })
  return [...outOfBounds, ...duplicates]
}
