import { useTranslations } from 'next-intl'
import { languageDialogId } from '#components/site/language-dialog'
import styles from './language-button.module.scss'

/** Opens the language dialog, which each page brings along because only the page knows its other language. */
export function LanguageButton({ className }: { className?: string }) {
  const t = useTranslations('SiteHeader')
  return (
    <button
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      commandfor={languageDialogId}
      command="show-modal"
    >
      <svg
        className={styles.globe}
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d="M2 10a8 8 0 0 1 16 0 8 8 0 0 1-16 0h16M6.4 10a3.6 8 0 0 1 7.2 0 3.6 8 0 0 1-7.2 0" />
      </svg>
      <span>{t('language')}</span>
    </button>
  )
}
