import { useTranslations } from 'next-intl'
import { H1 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { company } from '#lib/content/company'
import styles from './about-hero.module.scss'

/** The first screen: one sentence in the largest letters, and a low strip of water under it. */
export function AboutHero() {
  const t = useTranslations('AboutPage')
  return (
    <div className={styles.opening} data-tone="dark">
      <div className={styles.copy}>
        <p className={styles.label}>{t('label')}</p>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.lead}>{t('lead', { founded: company.founded })}</p>
      </div>
      <Picture name="home-dawn" sizes="100vw" priority className={styles.strip} />
    </div>
  )
}
