import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import styles from './floating-picture.module.scss'

/** The fixed picture of the English pages that leads to the consultation form (SPEC-2). */
export function FloatingPicture() {
  const t = useTranslations('FloatingPicture')
  return (
    <aside className={styles.place} data-over-page="" aria-label={t('label')}>
      <SiteLink className={styles.link} to="/advisory">
        <Picture className={styles.picture} name="smurf-studio" sizes="112px" decorative />
        <span className={styles.label}>{t('label')}</span>
      </SiteLink>
    </aside>
  )
}
