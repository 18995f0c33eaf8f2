import type { Locale } from '#lib/i18n/locales'

/** Where the feed of a language stands; a file of its own, not a page of the route table. */
export function newsFeedAddress(locale: Locale): string {
  return locale === 'zh' ? '/news/feed.xml' : '/en/news/feed.xml'
}
