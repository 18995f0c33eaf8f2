import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseIndex } from '#components/case/case-index'
import { caseQuery } from '#lib/entries/case-query'
import { caseListFilter, caseListPages } from '#lib/entries/list-pages'
import { listMetadata } from '#lib/seo/list-metadata'

type Props = PageProps<'/[locale]/case/list/[region]/[series]/[page]'>

export const dynamicParams = false

export function generateStaticParams() {
  return caseListPages()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, ...choice } = await params
  const filter = caseListFilter(choice)
  const t = await getTranslations('CasePage')
  const filters = await getTranslations('CaseFilter')
  const chosen = [filter.region && filters(filter.region), filter.series && filters(filter.series)].filter(Boolean)
  const query = new URLSearchParams(caseQuery(filter))
  if (page !== '1') query.set('page', page)
  return listMetadata('/case', query.toString(), {
    title: t('pageTitle', { filter: chosen.join(' · ') || filters('all'), page: Number(page) }),
    description: t('meta.description'),
  })
}

/** What the middleware answers `/case?region=…&series=…&page=…` with. */
export default async function CaseListPage({ params }: Props) {
  const { page, ...choice } = await params
  return <CaseIndex filter={caseListFilter(choice)} page={Number(page)} />
}
