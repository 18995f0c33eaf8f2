import { useTranslations } from 'next-intl'
import styles from './product-contents.module.scss'

/** The parts every product page has, in the order a buyer asks for them; each page sets them in its own. */
const parts = ['waters', 'specification', 'safety', 'delivery', 'compare', 'places', 'questions', 'buying'] as const

/** Where things stand on a long page: anchors only, no script. */
export function ProductContents() {
  const t = useTranslations('ProductContents')
  return (
    <nav data-screen-only="" className={styles.contents} aria-label={t('label')} data-tone="dark">
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part}>
            <a className={styles.link} href={`#${part}`}>
              {t(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
