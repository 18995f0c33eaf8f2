import { useTranslations } from 'next-intl'
import styles from './skip-link.module.scss'

export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.link} href="#content">
      {t('label')}
    </a>
  )
}
