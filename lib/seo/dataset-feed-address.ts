import type { Locale } from '#lib/i18n/locales'

/** Where the feed of the datasets' changes stands in a language; a file of its own, not a page of the route table. */
export function datasetFeedAddress(locale: Locale): string {
  return locale === 'zh' ? '/datasets/changes.xml' : '/en/datasets/changes.xml'
}
