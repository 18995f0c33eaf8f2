import { useLocale, useTranslations } from 'next-intl'
import { CaseCall } from '#components/case/case-call'
import { CaseCard } from '#components/case/case-card'
import { CaseFilter } from '#components/case/case-filter'
import { ListJsonLd } from '#components/entries/list-json-ld'
import { PageHero } from '#components/sections/page-hero'
import { PageMain } from '#components/site/page-main'
import { H2 } from '#components/ui/heading'
import { Pagination1 } from '#components/ui/pagination1'
import { TwoWays } from '#components/ui/two-ways'
import { company } from '#lib/content/company'
import { type PictureName, pictures } from '#lib/content/pictures'
import { caseQuery } from '#lib/entries/case-query'
import { casesInOrder, type CaseFilter as Filter, filterCases } from '#lib/entries/cases'
import { listPage } from '#lib/entries/list-pages'
import { casesPerPage } from '#lib/routes/page-sizes'
import empty from './case-empty.module.scss'
import styles from './case-index.module.scss'

/** Whether a picture is sharp over the width of a page, in a window of 1920 px. */
const isLarge = (name: PictureName) => pictures[name].width >= 1440

/** One page of the cases under a filter, by kind of water. */
export function CaseIndex({ filter, page }: { filter: Filter; page: number }) {
  const t = useTranslations('CasePage')
  const names = useTranslations('CaseIndex')
  const all = casesInOrder(useLocale())
  const { items, pages, total } = listPage(filterCases(all, filter), page, casesPerPage)
  const kinds = (['named', 'typical'] as const)
    .map((kind) => ({ kind, entries: items.filter(({ place }) => (place !== undefined) === (kind === 'named')) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <PageMain path="/case" crumb={t('label')}>
      <PageHero picture="dam-inspection" label={t('label')} title={t('title')} lead={t('lead')} height="low" />
      <div className={styles.list}>
        <CaseFilter filter={filter} all={all} />
        {total === 0 ? (
          <CaseEmpty overseas={filter.region === 'overseas'} />
        ) : (
          <>
            {kinds.map(({ kind, entries }) => (
              <section key={kind} className={styles.group} aria-labelledby={`${kind}-cases`}>
                <h2 className={styles.kind} id={`${kind}-cases`}>
                  {names(kind)}
                </h2>
                <p className={styles.line} data-named={kind === 'named' ? 'true' : undefined}>
                  {t(kind)}
                </p>
                <ul className={styles.sheets}>
                  {entries.map((entry, index) => (
                    <CaseCard key={entry.slug} entry={entry} isWide={index % 3 === 2 && isLarge(entry.picture)} />
                  ))}
                </ul>
              </section>
            ))}
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
    </PageMain>
  )
}

/** Shown for a filter without cases: why there are none, and whom to ask (READ-10). */
function CaseEmpty({ overseas }: { overseas: boolean }) {
  const t = useTranslations('CaseEmpty')
  return (
    <div className={empty.empty}>
      <H2 className={empty.title}>{overseas ? t('overseas') : t('other')}</H2>
      <p className={empty.text}>{t('text', { waters: company.watersOver, countries: company.countries })}</p>
      <p className={empty.actions}>
        <TwoWays call={{ to: '/advisory', words: t('ask') }} beside={{ to: '/case', words: t('all') }} />
      </p>
    </div>
  )
}
