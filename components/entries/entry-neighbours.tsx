import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import type { DetailPath } from '#lib/routes/table'
import styles from './entry-neighbours.module.scss'

interface Neighbour {
  title: string
  path: DetailPath
}

/** The entries before and after this one in the list's order. */
export function EntryNeighbours({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  const t = useTranslations('EntryNeighbours')
  return (
    <nav className={styles.neighbours} aria-label={t('label')}>
      {previous && (
        <SiteLink className={styles.way} to={previous.path} rel="prev">
          <span className={styles.direction}>{t('previous')}</span>
          <span className={styles.title}>{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className={styles.way} to={next.path} rel="next" data-next>
          <span className={styles.direction}>{t('next')}</span>
          <span className={styles.title}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  )
}
