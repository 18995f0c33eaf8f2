import { NewsIndex } from '#components/news/news-index'
import { newsPageSizes } from '#lib/routes/page-sizes'
import { metadataOf } from '#lib/seo/metadata-of'
import { withFeed } from '#lib/seo/with-feed'

export const generateMetadata = withFeed(metadataOf('/news', 'NewsPage'), 'news')

export default function NewsPage() {
  return <NewsIndex page={1} size={newsPageSizes[0]} />
}
