import type { Locale } from '#lib/i18n/locales'

/** The address of a language's feed of dataset changes; a file, not a page of the route table. */
export function datasetFeedAddress(locale: Locale): string {
  return locale === 'zh' ? '/datasets/changes.xml' : '/en/datasets/changes.xml'
}
