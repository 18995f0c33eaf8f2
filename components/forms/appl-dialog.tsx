import { useTranslations } from 'next-intl'
import { applDialogId } from '#components/forms/appl-dialog-id.ts'
import { ApplicationForm } from '#components/forms/application-form'
import type { Choice } from '#components/forms/select-field'
import type { SitePath } from '#lib/routes/table'
import styles from './appl-dialog.module.scss'

/**
 * The application form over the page. Buttons open it by invoker attributes, without script where the browser can;
 * where scripts are off it stands in the page as a section, and the buttons are links to it.
 */
export function ApplDialog({ path, openings }: { path: SitePath; openings: readonly Choice[] }) {
  const t = useTranslations('ApplDialog')
  return (
    <dialog id={applDialogId} className={styles.dialog} aria-labelledby="appl-title" closedby="closerequest">
      <div className={styles.head}>
        <h2 className={styles.title} id="appl-title">
          {t('title')}
        </h2>
        <button
          className={styles.close}
          type="button"
          commandfor={applDialogId}
          command="close"
          aria-label={t('close')}
        />
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <ApplicationForm path={path} openings={openings} />
    </dialog>
  )
}
