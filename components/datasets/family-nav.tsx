import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { type Family, type FamilyPath, families, familyName } from '#lib/content/datasets/families'
import styles from './family-nav.module.scss'

/** The chapters of a family in its margin. */
export function FamilyNav({ family, current }: { family: Family; current: FamilyPath }) {
  const t = useTranslations('DatasetFamily')
  return (
    <nav className={styles.nav} aria-label={t('chaptersOf', { family: familyName[family] })}>
      <ul className={styles.list}>
        {families[family].map((path) => (
          <li key={path}>
            <SiteLink to={path} className={styles.link} aria-current={path === current ? 'page' : undefined}>
              {t(`chapters.${path}`)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={families[family][0]} anchor="request" className={styles.link}>
            {t('request')}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
