import { useLocale, useTranslations } from 'next-intl'
import { CaseCall } from '#components/case/case-call'
import { CaseEmpty } from '#components/case/case-empty'
import { CaseFilter } from '#components/case/case-filter'
import { CaseSheet } from '#components/case/case-sheet'
import { ListJsonLd } from '#components/entries/list-json-ld'
import { PageHero } from '#components/sections/page-hero'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { Pagination1 } from '#components/ui/pagination1'
import { caseQuery } from '#lib/entries/case-query'
import { casesInOrder, type CaseFilter as Filter, filterCases } from '#lib/entries/cases'
import { listPage } from '#lib/entries/list-pages'
import { casesPerPage } from '#lib/routes/page-sizes'
import styles from './case-index.module.scss'

/** One page of the cases under a filter, by kind of water. */
export function CaseIndex({ filter, page }: { filter: Filter; page: number }) {
  const t = useTranslations('CasePage')
  const all = casesInOrder(useLocale())
  const { items, pages, total } = listPage(filterCases(all, filter), page, casesPerPage)
  return (
    <PageMain path="/case">
      <PageHero picture="dam-inspection" label={t('label')} title={t('title')} lead={t('lead')} height="low" />
      <div className={styles.list}>
        <CaseFilter filter={filter} all={all} />
        <ul className={styles.key} aria-label={t('howToRead')}>
          <li className={styles.line} data-named="true">
            {t('named')}
          </li>
          <li className={styles.line}>{t('typical')}</li>
        </ul>
        {total === 0 ? (
          <CaseEmpty overseas={filter.region === 'overseas'} />
        ) : (
          <>
            <ul className={styles.sheets}>
              {items.map((entry) => (
                <CaseSheet key={entry.slug} entry={entry} />
              ))}
            </ul>
            <div className={styles.pages}>
              <Pagination1 path="/case" page={page} pages={pages} total={total} query={caseQuery(filter)} />
            </div>
          </>
        )}
      </div>
      {total > 0 && <CaseCall />}
      <ListJsonLd
        name={t('meta.title')}
        path="/case"
        entries={items.map(({ title, slug }) => ({ title, path: `/caseDetail/${slug}` }))}
      />
      <Breadcrumbs trail={[{ name: t('label'), path: '/case' }]} />
    </PageMain>
  )
}
