import { useTranslations } from 'next-intl'
import { LeadForm } from '#components/forms/lead-form'
import { CompanyField, NameField } from '#components/forms/person-fields'
import { ReachFields } from '#components/forms/reach-fields'
import { SelectField } from '#components/forms/select-field'
import { SentText } from '#components/forms/sent-text'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import { boatSlugs } from '#lib/content/fleet'
import { waterKinds } from '#lib/forms/choices'
import { limits } from '#lib/forms/limits'

/** The consultation: the water first, then who asks. */
export function AdvisoryForm() {
  const t = useTranslations('AdvisoryPage')
  const form = useTranslations('LeadForm')
  const label = useTranslations('LeadFields')
  const choice = useTranslations('LeadChoices')
  const boat = useTranslations('Boats')
  const optional = form('optional')
  return (
    <LeadForm
      kind="advisory"
      path="/advisory"
      send={t('send')}
      sent={{
        title: t('sent.title'),
        text: <SentText text={t('sent.text')} to="/product" more={t('sent.more')} />,
      }}
    >
      <SelectField
        name="water"
        label={label('water')}
        optional={optional}
        empty={form('choose')}
        choices={waterKinds.map((value) => ({ value, label: choice(value) }))}
      />
      <TextField
        name="place"
        label={t('place.label')}
        hint={t('place.hint')}
        optional={optional}
        maxLength={limits.place}
        autoComplete="off"
      />
      <SelectField
        name="boat"
        label={label('boat')}
        optional={optional}
        empty={t('boat.unsure')}
        choices={boatSlugs.map((value) => ({ value, label: `${boat(`${value}.name`)} · ${boat(`${value}.class`)}` }))}
      />
      <TextArea
        name="message"
        label={t('message.label')}
        hint={t('message.hint')}
        optional={optional}
        maxLength={limits.message}
      />
      <NameField />
      <CompanyField />
      <ReachFields />
    </LeadForm>
  )
}
