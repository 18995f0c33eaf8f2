import { useTranslations } from 'next-intl'
import { requestTerms, requestTermsVersion } from '#lib/content/datasets/request-terms'
import styles from './request-terms.module.scss'

/** The terms of a dataset request, with the version that is stored with it. */
export function RequestTerms() {
  const t = useTranslations('RequestTerms')
  return (
    <details className={styles.terms}>
      <summary>{t('title', { version: requestTermsVersion })}</summary>
      <ul className={styles.clauses}>
        {requestTerms.map((clause) => (
          <li key={clause}>{t(clause)}</li>
        ))}
      </ul>
    </details>
  )
}
