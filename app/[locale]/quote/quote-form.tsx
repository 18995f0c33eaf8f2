import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ChoiceGroup } from '#components/forms/choice-group'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SentNumber } from '#components/forms/sent-number'
import { SentText } from '#components/forms/sent-text'
import { useFleetPresets } from '#components/tools/coverage/fleet-preset-labels.ts'
import { toolAddresses } from '#components/tools/thread/tool-addresses.ts'
import { Picture } from '#components/ui/picture'
import { areaUnits } from '#lib/content/area-units'
import { boatPicture, boatSlugs } from '#lib/content/fleet'
import { jobKinds, waterKinds } from '#lib/forms/choices'
import { AreaField } from './area-field'
import { BroughtAlongLoader } from './brought-along-loader'
import styles from './quote-form.module.scss'
import { QuoteSteps } from './quote-steps'

/** The request for a price: steps with script, one long form without. */
export function QuoteForm() {
  const t = useTranslations('QuotePage')
  const label = useTranslations('LeadFields')
  const boat = useTranslations('Boats')
  const unitName = useTranslations('Figures.units')
  const locale = useLocale()
  const units = areaUnits[locale].map((unit) => ({ unit, label: unitName(unit) }))
  const { LeadChoices, BroughtAlong, QuotePage } = useMessages()
  const { steps, track, chosen, next, back, open, and } = QuotePage
  const boatNames = Object.fromEntries(boatSlugs.map((slug) => [slug, boat(`${slug}.name`)]))
  return (
    <LeadForm
      kind="quote"
      path="/quote"
      send={t('send')}
      className={styles.form}
      sent={{
        title: t('sent.title'),
        text: (
          <>
            <SentNumber label={t('sent.number')} />
            <SentText text={t('sent.text')} to="/download" more={t('sent.more')} />
          </>
        ),
      }}
    >
      <QuoteSteps
        unit={units[0]}
        choices={{ ...LeadChoices, ...boatNames }}
        messages={{ steps, track, chosen, next, back, open, and }}
        boats={Object.fromEntries(
          boatSlugs.map((slug) => [
            slug,
            {
              name: boat(`${slug}.name`),
              class: boat(`${slug}.class`),
              picture: `/pictures/${boatPicture(slug, 'studio')}-480.webp`,
            },
          ]),
        )}
        contents={{
          water: (
            <>
              <ChoiceGroup
                name="water"
                label={label('water')}
                pick="one"
                choices={waterKinds.map((value) => ({ value, label: LeadChoices[value] }))}
              />
              <LeadField form="quote" name="place" hint={t('placeHint')} />
            </>
          ),
          area: (
            <AreaField
              label={t('area.label')}
              hint={t('area.hint')}
              unitLabel={t('area.unit')}
              units={units}
              mu={t('area.mu')}
            />
          ),
          job: (
            <ChoiceGroup
              name="job"
              label={label('job')}
              pick="one"
              choices={jobKinds.map((value) => ({ value, label: LeadChoices[value] }))}
            />
          ),
          boats: (
            <ChoiceGroup
              name="boats"
              label={label('boats')}
              hint={t('boatsHint')}
              pick="many"
              choices={boatSlugs.map((value) => ({
                value,
                label: boat(`${value}.name`),
                note: boat(`${value}.class`),
                picture: <Picture name={boatPicture(value, 'studio')} sizes="220px" decorative />,
              }))}
            />
          ),
          contact: (
            <>
              <LeadField form="quote" name="name" />
              <LeadField form="quote" name="company" />
              <ReachFields />
              <div hidden data-tool-result="">
                <LeadField form="quote" name="toolResult" rows={6} />
              </div>
              <LeadField form="quote" name="message" label={t('messageLabel')} rows={4} />
            </>
          ),
        }}
      />
      <BroughtAlongLoader
        locale={locale}
        unit={areaUnits[locale][0]}
        unitName={unitName(areaUnits[locale][0])}
        fleets={Object.fromEntries(useFleetPresets().map(({ id, label: name }) => [id, name]))}
        tools={Object.fromEntries(toolAddresses(locale))}
        messages={BroughtAlong}
      />
    </LeadForm>
  )
}
