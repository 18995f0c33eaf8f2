import { useTranslations } from 'next-intl'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SelectField } from '#components/forms/select-field'
import { TextArea } from '#components/forms/text-area'
import { TextField } from '#components/forms/text-field'
import { Action } from '#components/ui/action'
import { boatSlugs } from '#lib/content/fleet'
import { waterKinds } from '#lib/leads/forms/choices'
import { limits } from '#lib/leads/forms/limits'

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
        text: (
          <>
            <p>{t('sent.text')}</p>
            <p>
              <Action to="/product" look="text">
                {t('sent.more')}
              </Action>
            </p>
          </>
        ),
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
      <TextField name="name" label={label('name')} maxLength={limits.name} autoComplete="name" required />
      <TextField
        name="company"
        label={label('company')}
        optional={optional}
        maxLength={limits.company}
        autoComplete="organization"
      />
      <ReachFields />
    </LeadForm>
  )
}
