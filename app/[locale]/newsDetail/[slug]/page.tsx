import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { EntryJsonLd } from '#components/entries/entry-json-ld'
import { NewsArticle } from '#components/news/news-article'
import { PageMain } from '#components/site/page-main'
import { newsInOrder } from '#lib/entries/news'
import { readEntries } from '#lib/entries/read-entries'
import { defaultLocale } from '#lib/i18n/locales'
import { articleMetadata } from '#lib/seo/page-metadata'

type Props = PageProps<'/[locale]/newsDetail/[slug]'>

export const dynamicParams = false

export function generateStaticParams() {
  return readEntries('news', defaultLocale).map(({ slug }) => ({ slug }))
}

/** The entry of the address among all of its language; an unknown one is answered with 404. */
async function find(params: Props['params']) {
  const { slug } = await params
  const all = newsInOrder(await getLocale())
  return { all, entry: all.find((candidate) => candidate.slug === slug) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entry } = await find(params)
  return articleMetadata(`/newsDetail/${entry.slug}`, entry)
}

export default async function NewsDetailPage({ params }: Props) {
  const { all, entry } = await find(params)
  return (
    <PageMain path={`/newsDetail/${entry.slug}`}>
      <NewsArticle entry={entry} all={all} />
      <EntryJsonLd
        type={entry.topic === 'guide' ? 'Article' : 'NewsArticle'}
        path={`/newsDetail/${entry.slug}`}
        entry={entry}
      />
    </PageMain>
  )
}
