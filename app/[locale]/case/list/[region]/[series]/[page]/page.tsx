import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseIndex } from '#components/case/case-index'
import { caseQuery } from '#lib/entries/case-query'
import { casesInOrder, filterCases } from '#lib/entries/cases'
import { caseListFilter, caseListPages, listPage } from '#lib/entries/list-pages'
import { shortTitles } from '#lib/entries/short-titles'
import { currentLocale } from '#lib/i18n/current-locale'
import { casesPerPage } from '#lib/routes/page-sizes'
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
  const locale = await currentLocale()
  const { items } = listPage(filterCases(casesInOrder(locale), filter), Number(page), casesPerPage)
  const words = { filter: chosen.join(' · ') || filters('all'), page: Number(page) }
  const metadata = await listMetadata('/case', query.toString(), {
    title: t('pageTitle', words),
    description:
      items.length > 0 ? t('pageDescription', { ...words, titles: shortTitles(items, locale) }) : t('meta.description'),
  })
  return items.length > 0 ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

/** The page that the middleware rewrites `/case?region=…&series=…&page=…` to. */
export default async function CaseListPage({ params }: Props) {
  const { page, ...choice } = await params
  return <CaseIndex filter={caseListFilter(choice)} page={Number(page)} />
}
