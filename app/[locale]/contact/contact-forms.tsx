import { useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SentText } from '#components/forms/sent-text'
import { Section } from '#components/ui/section'
import styles from './contact-form.module.scss'

/** A boat in use: which one, where, what is wrong, and how to reach who reports it. */
export function ServiceForm() {
  const t = useTranslations('ContactPage')
  return (
    <Section id="service" title={t('serviceForm.title')} lead={t('serviceForm.lead')} tone="paper">
      <div className={styles.form}>
        <LeadForm
          kind="service"
          path="/contact"
          send={t('serviceForm.send')}
          sent={{ title: t('sent.service.title'), text: t('sent.service.text') }}
        >
          <LeadField form="service" name="boat" label={t('serviceForm.boat')} />
          <LeadField form="service" name="serial" hint={t('serviceForm.serialHint')} />
          <LeadField form="service" name="place" hint={t('serviceForm.placeHint')} />
          <LeadField
            form="service"
            name="message"
            label={t('serviceForm.message')}
            hint={t('serviceForm.messageHint')}
          />
          <LeadField form="service" name="name" />
          <LeadField form="service" name="company" />
          <ReachFields />
        </LeadForm>
      </div>
    </Section>
  )
}

/** A request about one's own personal data (PIPL art. 50, GDPR art. 12). */
export function RightsForm() {
  const t = useTranslations('ContactPage')
  return (
    <Section id="personal-data" title={t('rightsForm.title')} lead={t('rightsForm.lead')}>
      <div className={styles.form}>
        <LeadForm
          kind="rights"
          path="/contact"
          send={t('rightsForm.send')}
          sent={{
            title: t('sent.rights.title'),
            text: <SentText text={t('sent.rights.text')} to="/privacy" more={t('sent.more')} />,
          }}
        >
          <LeadField form="rights" name="message" label={t('rightsForm.message')} hint={t('rightsForm.messageHint')} />
          <LeadField form="rights" name="name" />
          <ReachFields />
        </LeadForm>
      </div>
    </Section>
  )
}
