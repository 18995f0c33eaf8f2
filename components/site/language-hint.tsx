import { useLocale } from 'next-intl'
import { languageTag, otherLocale } from '#lib/i18n/locales'
import { languagesOf } from '#lib/routes/alternates'
import type { SitePath } from '#lib/routes/table'
import styles from './language-hint.module.scss'

/** Said in the language it offers, to someone who may not read the page's own (READ-1). */
const messages = {
  zh: { offer: '以中文阅读本页', dismiss: '不再提示' },
  en: { offer: 'Read this page in English', dismiss: 'Dismiss' },
} as const

/** Offers the page in the language the browser prefers; shown by the page script (`offerLanguage`), over the page so that nothing moves. */
export function LanguageHint({ path }: { path: SitePath }) {
  const locale = useLocale()
  const other = otherLocale(locale)
  const stays = languagesOf(path).includes(other)
  if (!stays && path !== '/') return null
  const { offer, dismiss } = messages[other]
  return (
    <aside
      className={styles.bar}
      lang={languageTag[other]}
      aria-label={offer}
      data-tone="dark"
      data-language-hint=""
      hidden
    >
      <a
        href={`/api/language/${other}${stays ? `?stay=${encodeURIComponent(path)}` : ''}`}
        rel="nofollow"
        className={styles.offer}
      >
        {offer}
      </a>
      <button type="button" className={styles.dismiss} aria-label={dismiss} />
    </aside>
  )
}
