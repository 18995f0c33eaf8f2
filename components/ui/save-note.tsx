import { useTranslations } from 'next-intl'
import styles from './save-note.module.scss'

/** Where files are made in the page: shown in a browser that cannot keep them, by `showSaveNotes` of the page script. */
export function SaveNote() {
  const t = useTranslations('SaveNote')
  return (
    <p className={styles.note} data-save-note="" data-screen-only="" hidden suppressHydrationWarning>
      {t('text')}
    </p>
  )
}
