import type { Locale } from '#lib/i18n/locales'

/** The titles of a list, each as far as its colon, in one line: what a search result says about a page of a list. */
export function shortTitles(entries: readonly { title: string }[], locale: Locale): string {
  return entries.map(({ title }) => title.split(/[:：]/)[0]).join(locale === 'zh' ? '、' : ', ')
}
