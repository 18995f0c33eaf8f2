import type { Metadata } from 'next'
import { currentLocale } from '#lib/i18n/current-locale'
import type { Locale } from '#lib/i18n/locales'

/** A page's `generateMetadata` with the feed that tells of its changes; its other forms stay named. */
export const withFeed =
  (page: () => Promise<Metadata>, type: 'application/rss+xml' | 'application/atom+xml', feed: (of: Locale) => string) =>
  async (): Promise<Metadata> => {
    const metadata = await page()
    const { alternates } = metadata
    const types = { ...alternates?.types, [type]: feed(await currentLocale()) }
    return { ...metadata, alternates: { ...alternates, types } }
  }
