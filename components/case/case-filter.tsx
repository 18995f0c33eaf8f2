import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { caseQuery } from '#lib/entries/case-query'
import { type CaseFilter as Filter, filterCases } from '#lib/entries/cases'
import type { CaseEntry } from '#lib/entries/read-entries'
import { caseRegions, caseSeries } from '#lib/entries/schemas'
import styles from './case-filter.module.scss'

/** Filters by region and series as plain links, so they need no script. */
export function CaseFilter({ filter, all }: { filter: Filter; all: readonly CaseEntry[] }) {
  const t = useTranslations('CaseFilter')
  const option = (name: string, wanted: Filter, current: boolean) => (
    <li key={name}>
      <SiteLink
        className={styles.option}
        to="/case"
        query={caseQuery(wanted)}
        anchor="cases"
        aria-current={current ? 'true' : undefined}
      >
        {name}
        <span className={styles.count}>
          <span className={styles.unseen}>{t('found', { total: filterCases(all, wanted).length })}</span>
          <span aria-hidden="true">{filterCases(all, wanted).length}</span>
        </span>
      </SiteLink>
    </li>
  )
  return (
    <nav className={styles.filter} id="cases" aria-label={t('label')}>
      <div className={styles.row}>
        <p className={styles.name} id="case-region">
          {t('region')}
        </p>
        <ul className={styles.options} aria-labelledby="case-region">
          {option(t('all'), { ...filter, region: undefined }, !filter.region)}
          {caseRegions.map((region) => option(t(region), { ...filter, region }, filter.region === region))}
        </ul>
      </div>
      <div className={styles.row}>
        <p className={styles.name} id="case-series">
          {t('series')}
        </p>
        <ul className={styles.options} aria-labelledby="case-series">
          {option(t('all'), { ...filter, series: undefined }, !filter.series)}
          {caseSeries.map((series) => option(t(series), { ...filter, series }, filter.series === series))}
        </ul>
      </div>
    </nav>
  )
}
