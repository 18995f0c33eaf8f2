import { useLocale, useTranslations } from 'next-intl'
import { DeferUntilInteraction } from '#components/ui/defer-until-interaction'
import { type Locale, languageTag, locales, otherLocale } from '#lib/i18n/locales'
import { languagesOf } from '#lib/routes/alternates'
import type { SitePath } from '#lib/routes/table'
import styles from './language-dialog.module.scss'

export const languageDialogId = 'language-dialog'

/** Each language names itself, whatever the page's language is (READ-2). */
const choices = {
  zh: { country: '中国', language: '简体中文', stay: '留在本页' },
  en: { country: 'United States', language: 'English', stay: 'Stay on this page' },
} as const satisfies Record<Locale, object>

/** The language choice (READ-2) as plain links. Part of the page, since only the page knows whether it exists in the other language. */
export function LanguageDialog({ path }: { path: SitePath }) {
  const t = useTranslations('LanguageDialog')
  const locale = useLocale()
  const alternates = languagesOf(path)
  return (
    <dialog
      id={languageDialogId}
      className={styles.dialog}
      aria-labelledby="language-title"
      closedby="any"
      data-tone="dark"
    >
      <DeferUntilInteraction>
        <div className={styles.head}>
          <h2 id="language-title" className={styles.title}>
            {t.rich('title', { other: (text) => <span lang={languageTag[otherLocale(locale)]}>{text}</span> })}
          </h2>
          <button
            type="button"
            className={styles.close}
            commandfor={languageDialogId}
            command="close"
            aria-label={t('close')}
          />
        </div>
        <ul className={styles.choices}>
          {locales.map((choice) => (
            <li key={choice} lang={languageTag[choice]} className={styles.choice}>
              {/* Plain links: that address sets a cookie and redirects, so the framework must neither prefetch nor follow it. */}
              <a
                href={`/api/language/${choice}`}
                rel="nofollow"
                className={styles.country}
                aria-current={choice === locale || undefined}
              >
                <span>{choices[choice].country}</span>{' '}
                <span className={styles.language}>{choices[choice].language}</span>
              </a>
              {alternates.includes(choice) && (
                <a
                  href={`/api/language/${choice}?stay=${encodeURIComponent(path)}`}
                  rel="nofollow"
                  className={styles.stay}
                >
                  {choices[choice].stay}
                </a>
              )}
            </li>
          ))}
        </ul>
      </DeferUntilInteraction>
    </dialog>
  )
}
