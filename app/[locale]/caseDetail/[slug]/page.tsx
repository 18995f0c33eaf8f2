import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { CaseStudy } from '#components/case/case-study'
import { EntryJsonLd } from '#components/entries/entry-json-ld'
import { PageMain } from '#components/site/page-main'
import { casesInOrder } from '#lib/entries/cases'
import { readEntries } from '#lib/entries/read-entries'
import { defaultLocale } from '#lib/i18n/locales'
import { articleMetadata } from '#lib/seo/page-metadata'

type Props = PageProps<'/[locale]/caseDetail/[slug]'>

export const dynamicParams = false

export function generateStaticParams() {
  return readEntries('cases', defaultLocale).map(({ slug }) => ({ slug }))
}

/** The entry of the address among all of its language; an unknown one is answered with 404. */
async function find(params: Props['params']) {
  const { slug } = await params
  const all = casesInOrder(await getLocale())
  return { all, entry: all.find((candidate) => candidate.slug === slug) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entry } = await find(params)
  return articleMetadata(`/caseDetail/${entry.slug}`, entry)
}

export default async function CaseDetailPage({ params }: Props) {
  const { all, entry } = await find(params)
  return (
    <PageMain path={`/caseDetail/${entry.slug}`}>
      <CaseStudy entry={entry} all={all} />
      <EntryJsonLd type="Article" path={`/caseDetail/${entry.slug}`} entry={entry} />
    </PageMain>
  )
}
