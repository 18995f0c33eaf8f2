import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import styles from './entry-neighbours.module.scss'

interface Entry {
  slug: string
  title: string
}

interface EntryNeighboursProps {
  entry: Entry
  /** All entries in the list's order. */
  all: readonly Entry[]
  path: '/caseDetail' | '/newsDetail'
}

/** The entries before and after this one in the list's order. */
export function EntryNeighbours({ entry, all, path }: EntryNeighboursProps) {
  const t = useTranslations('EntryNeighbours')
  const at = all.findIndex(({ slug }) => slug === entry.slug)
  const [previous, next] = [all[at - 1], all[at + 1]]
  return (
    <nav className={styles.neighbours} aria-label={t('label')}>
      {previous && (
        <SiteLink className={styles.way} to={`${path}/${previous.slug}`} rel="prev">
          <span className={styles.direction}>{t('previous')}</span>
          <span className={styles.title}>{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className={styles.way} to={`${path}/${next.slug}`} rel="next" data-next>
          <span className={styles.direction}>{t('next')}</span>
          <span className={styles.title}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  )
}
