import type { Locale } from '#lib/i18n/locales'

const paths = { news: '/news/feed.xml', datasets: '/datasets/changes.xml' } as const

export type FeedName = keyof typeof paths

/** The address of a language's feed; a file, not a page of the route table. */
export const feedAddress = (name: FeedName, locale: Locale): string => (locale === 'zh' ? '' : '/en') + paths[name]
