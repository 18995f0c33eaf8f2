import { useTranslations } from 'next-intl'
import styles from './skip-link.module.scss'

/** The first stop of the keyboard: past the menu to the content. */
export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.link} href="#content">
      {t('label')}
    </a>
  )
}
