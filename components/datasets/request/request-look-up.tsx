import { useLocale, useTranslations } from 'next-intl'
import styles from './request-look-up.module.scss'

const fields = [
  { name: 'number', type: 'text', max: 64, autoComplete: 'off' },
  { name: 'email', type: 'email', max: 254, autoComplete: 'email' },
] as const

/** Asks for number and address of a request; a plain form, which the server answers with a page. */
export function RequestLookUp() {
  const t = useTranslations('DataRequestPage')
  const locale = useLocale()
  return (
    <form className={styles.form} method="post" action="/api/data-requests/status">
      <input type="hidden" name="language" value={locale} />
      {fields.map(({ name, type, max, autoComplete }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`look-${name}`}>{t(name)}</label>
          <p id={`look-${name}-hint`} className={styles.hint}>
            {t(`${name}Hint`)}
          </p>
          <input
            id={`look-${name}`}
            className={styles.control}
            name={name}
            type={type}
            maxLength={max}
            autoComplete={autoComplete}
            spellCheck={false}
            aria-describedby={`look-${name}-hint`}
            required
          />
        </div>
      ))}
      <button type="submit" className={styles.send}>
        {t('look')}
      </button>
    </form>
  )
}
