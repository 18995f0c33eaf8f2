import { useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SentText } from '#components/forms/sent-text'
import { Section } from '#components/ui/section'
import styles from './contact-form.module.scss'

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
