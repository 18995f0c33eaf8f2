import { useTranslations } from 'next-intl'
import { requestTerms, requestTermsVersion } from '#lib/content/datasets/request-terms'
import styles from './request-terms.module.scss'

/** What whoever asks for a dataset agrees to, with the version that is kept with the request. */
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
