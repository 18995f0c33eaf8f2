import type { Metadata } from 'next'
import { currentLocale } from '#lib/i18n/current-locale'
import { type FeedName, feedAddress } from '#lib/seo/feed-address'

/** A page's `generateMetadata` with the feed that tells of its changes; its other forms stay named. */
export const withFeed = (page: () => Promise<Metadata>, name: FeedName) => async (): Promise<Metadata> => {
  const metadata = await page()
  const { alternates } = metadata
  const types = { ...alternates?.types, 'application/rss+xml': feedAddress(name, await currentLocale()) }
  return { ...metadata, alternates: { ...alternates, types } }
}
