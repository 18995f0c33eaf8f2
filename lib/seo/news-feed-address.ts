import type { Locale } from '#lib/i18n/locales'

/** The address of a language's news feed; a file, not a page of the route table. */
export function newsFeedAddress(locale: Locale): string {
  return locale === 'zh' ? '/news/feed.xml' : '/en/news/feed.xml'
}
