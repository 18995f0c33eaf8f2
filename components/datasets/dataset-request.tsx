import { useTranslations } from 'next-intl'
import { LeadForm } from '#components/forms/lead-form'
import { NameField } from '#components/forms/person-fields'
import { SentNumber } from '#components/forms/sent-number'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import { type Family, families, familyName } from '#lib/content/datasets/families'
import { limits } from '#lib/forms/limits'

/** A researcher asks for a family's data; the answer, with its number, comes on the same page. */
export function DatasetRequest({ family }: { family: Family }) {
  const t = useTranslations('DatasetRequest')
  const label = useTranslations('LeadFields')
  const form = useTranslations('LeadForm')
  return (
    <LeadForm
      kind="dataset"
      path={families[family][0]}
      send={t('send')}
      sent={{
        title: t('sentTitle'),
        text: (
          <>
            <p>{t('sentText', { family: familyName[family] })}</p>
            <SentNumber label={t('number')} />
          </>
        ),
      }}
    >
      <input type="hidden" name="dataset" value={familyName[family]} />
      <NameField />
      <TextField
        name="email"
        label={label('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        required
      />
      <TextField
        name="organisation"
        label={label('organisation')}
        hint={t('organisationHint')}
        autoComplete="organization"
        maxLength={limits.company}
        required
      />
      <TextArea
        name="purpose"
        label={label('purpose')}
        hint={t('purposeHint')}
        optional={form('optional')}
        maxLength={limits.message}
      />
    </LeadForm>
  )
}
