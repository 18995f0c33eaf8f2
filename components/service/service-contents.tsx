import { useTranslations } from 'next-intl'
import { serviceSections } from '#lib/content/service'
import styles from './service-contents.module.scss'

const parts = ['cost', 'pilot', 'acceptance', ...Object.values(serviceSections), 'ask', 'questions'] as const

/** Where things stand on the page of buying and service: anchors only, no script. */
export function ServiceContents() {
  const t = useTranslations('ServiceContents')
  return (
    <nav data-screen-only="" className={styles.contents} aria-label={t('label')}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`}>
          {t(part)}
        </a>
      ))}
    </nav>
  )
}
