import type { Locale } from '#lib/i18n/locales'

/** How long the titles of a list may be in all, in characters, so that a search result shows the whole sentence. */
const longest = { zh: 48, en: 100 } as const satisfies Record<Locale, number>

/** The titles of a list, each as far as its colon, as many as fit in one line: what a search result says about a page of a list. */
export function shortTitles(entries: readonly { title: string }[], locale: Locale): string {
  const titles = entries.map(({ title }) => title.split(/[:：]/)[0] ?? title)
  const between = locale === 'zh' ? '、' : ', '
  const fits = titles.findLastIndex((_, at) => [...titles.slice(0, at + 1).join(between)].length <= longest[locale])
  return titles.slice(0, Math.max(1, fits + 1)).join(between)
}
