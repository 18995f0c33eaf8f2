import { useTranslations } from 'next-intl'
import { applDialogId } from '#components/forms/appl-dialog-id.ts'
import { FileField } from '#components/forms/file-field'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import type { Choice } from '#components/forms/select-field'
import { attachmentField } from '#lib/forms/attachment'
import { limits } from '#lib/forms/limits'
import type { SitePath } from '#lib/routes/table'
import styles from './appl-dialog.module.scss'

/** The application form as a dialog, opened by invoker attributes; without script a section of the page that the buttons link to. */
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

const megabyte = 1024 * 1024

/** A job application with a résumé (PDF or DOCX, at most 5 MB; the server looks at the bytes). */
function ApplicationForm({ path, openings }: { path: SitePath; openings: readonly Choice[] }) {
  const t = useTranslations('ApplDialog')
  const form = useTranslations('LeadForm')
  const label = useTranslations('LeadFields')
  const file = useTranslations('FileChooser')
  return (
    <LeadForm
      kind="application"
      path={path}
      send={t('send')}
      sent={{ title: t('sent.title'), text: <p>{t('sent.text')}</p> }}
      upload
    >
      <LeadField form="application" name="opening" label={t('opening')} choices={openings} />
      <LeadField form="application" name="name" />
      <ReachFields />
      <FileField
        name={attachmentField}
        label={label('file')}
        hint={t('fileHint', { megabytes: limits.file.bytes / megabyte })}
        optional={form('optional')}
        accept=".pdf,.docx"
        choose={file('choose')}
      />
      <LeadField form="application" name="message" label={t('message.label')} hint={t('message.hint')} rows={4} />
    </LeadForm>
  )
}
