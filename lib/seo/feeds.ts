import { changes } from '#lib/content/datasets/errata'
import { families, familyName } from '#lib/content/datasets/families'
import { newsInOrder } from '#lib/entries/news'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'
import { absoluteUrl } from '#lib/seo/absolute-url'
import { feedAddress } from '#lib/seo/feed-address'
import { rssFeed } from '#lib/seo/rss'

/** The news of one language; dates are those of publication here, as readers of feeds expect. */
export function newsFeed(locale: Locale): string {
  const items = newsInOrder(locale).map(({ slug, title, summary, published }) => ({
    title,
    url: absoluteUrl(`/newsDetail/${slug}`, locale),
    date: published,
    text: summary,
  }))
  const page = absoluteUrl('/news', locale)
  return rssFeed({ locale, ...messages[locale].NewsFeed, page, path: feedAddress('news', locale), items })
}

/** Changes of both dataset families and their pages, newest first. */
export function datasetFeed(locale: Locale): string {
  const { DatasetChanges: sentences, DatasetFeed } = messages[locale]
  const items = (['flow', 'usvInland'] as const)
    .flatMap((family) => changes[family].map(({ id, date }) => ({ family, id, date })))
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(({ family, id, date }) => {
      const page = absoluteUrl(families[family][0], locale)
      const title = `${familyName[family]}: ${sentences[id]}`
      return { title, url: `${page}#changes`, id: `${page}#${id}`, date, text: sentences[id] }
    })
  const { title } = DatasetFeed
  const page = absoluteUrl('/datasets', locale)
  return rssFeed({ locale, title, description: title, page, path: feedAddress('datasets', locale), items })
}
