import { type NewsEntry, readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'

/** The date of a news entry, as exactly as it is known. */
export function newsDate({ date, published }: Pick<NewsEntry, 'date' | 'published'>): string {
  return date ?? published
}

/** All news, latest first; what is only known by its year or month stands at that year's or month's beginning. */
export function newsInOrder(locale: Locale, root?: string): NewsEntry[] {
  return readEntries('news', locale, root).toSorted(
    (one, other) => newsDate(other).localeCompare(newsDate(one)) || one.slug.localeCompare(other.slug),
  )
}

/** Entries to read after this one: the same boats and topic first, then the nearest in time. */
export function relatedNews(entry: NewsEntry, all: readonly NewsEntry[], count: number): NewsEntry[] {
  const likeness = (other: NewsEntry) =>
    other.boats.filter((boat) => entry.boats.includes(boat)).length * 2 + (other.topic === entry.topic ? 1 : 0)
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, count)
}
