import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { type Family, type FamilyPath, families } from '#lib/content/datasets/families'
import styles from './family-pager.module.scss'

/** The chapter before and the chapter after. */
export function FamilyPager({ family, current }: { family: Family; current: FamilyPath }) {
  const t = useTranslations('DatasetFamily')
  const chapters: readonly FamilyPath[] = families[family]
  const at = chapters.indexOf(current)
  const before = chapters[at - 1]
  const after = chapters[at + 1]
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      {before && (
        <SiteLink to={before} className={styles.step} rel="prev">
          <span className={styles.word}>{t('previous')}</span>
          {t(`chapters.${before}`)}
        </SiteLink>
      )}
      {after && (
        <SiteLink to={after} className={styles.step} rel="next">
          <span className={styles.word}>{t('next')}</span>
          {t(`chapters.${after}`)}
        </SiteLink>
      )}
    </nav>
  )
}
