import { useTranslations } from 'next-intl'
import type { PagingProps } from '#components/ui/pagination'
import { SiteLink } from '#components/ui/site-link'
import styles from './pagination1.module.scss'

interface Pagination1Props extends PagingProps {
  /** What else stands in the address (filters), without the page. */
  query?: string
}

function queryOf(page: number, query = ''): string {
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('page', String(page))
  return parameters.toString()
}

/** The short form of paging: two directions, and a track that shows how far down the list one is. */
export function Pagination1({ path, page, pages, total, label, query }: Pagination1Props) {
  const t = useTranslations('Pagination1')
  const stretch = 100 / pages
  return (
    <nav className={styles.pagination} aria-label={label ?? t('label')}>
      <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.course} d="M0 2H100" />
        <path className={styles.here} d={`M${(page - 1) * stretch} 2h${stretch}`} />
      </svg>
      <p className={styles.place}>
        {t('place', { page, pages })}
        <span className={styles.total}>{t('total', { total })}</span>
      </p>
      <div className={styles.ways}>
        {page > 1 ? (
          <SiteLink className={styles.way} to={path} query={queryOf(page - 1, query)} rel="prev">
            {t('previous')}
          </SiteLink>
        ) : (
          <span className={styles.way} data-off>
            {t('previous')}
          </span>
        )}
        {page < pages ? (
          <SiteLink className={styles.way} to={path} query={queryOf(page + 1, query)} rel="next">
            {t('next')}
          </SiteLink>
        ) : (
          <span className={styles.way} data-off>
            {t('next')}
          </span>
        )}
      </div>
    </nav>
  )
}
