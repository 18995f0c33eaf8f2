import { useTranslations } from 'next-intl'
import { FileField } from '#components/forms/file-field'
import { LeadForm } from '#components/forms/lead-form'
import { NameField } from '#components/forms/person-fields'
import { ReachFields } from '#components/forms/reach-fields'
import { type Choice, SelectField } from '#components/forms/select-field'
import { TextArea } from '#components/forms/text-area'
import { attachmentField } from '#lib/forms/application'
import { limits } from '#lib/forms/limits'
import type { SitePath } from '#lib/routes/table'

const megabyte = 1024 * 1024

/** A job application with a résumé (PDF or DOCX, at most 5 MB; the server looks at the bytes). */
export function ApplicationForm({ path, openings }: { path: SitePath; openings: readonly Choice[] }) {
  const t = useTranslations('ApplDialog')
  const form = useTranslations('LeadForm')
  const label = useTranslations('LeadFields')
  return (
    <LeadForm
      kind="application"
      path={path}
      send={t('send')}
      sent={{ title: t('sent.title'), text: <p>{t('sent.text')}</p> }}
      upload
    >
      <SelectField name="opening" label={t('opening')} choices={openings} empty={form('choose')} required />
      <NameField />
      <ReachFields />
      <FileField
        name={attachmentField}
        label={label('file')}
        hint={t('fileHint', { megabytes: limits.file.bytes / megabyte })}
        optional={form('optional')}
        accept=".pdf,.docx"
      />
      <TextArea
        name="message"
        label={t('message.label')}
        hint={t('message.hint')}
        optional={form('optional')}
        rows={4}
        maxLength={limits.message}
      />
    </LeadForm>
  )
}
