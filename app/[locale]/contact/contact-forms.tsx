import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { ReachFields } from '#components/forms/reach-fields'
import { SentText } from '#components/forms/sent-text'
import { H2 } from '#components/ui/heading'
import styles from './contact-form.module.scss'

interface DeskProps {
  id: string
  title: string
  lead?: string
  tone: 'light' | 'paper'
  children: ReactNode
}

/** One matter: what it is on the left, its form or figures beside it. */
export function Desk({ id, title, lead, tone, children }: DeskProps) {
  return (
    <section className={styles.desk} data-tone={tone} id={id}>
      <div className={styles.head}>
        <H2>{title}</H2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  )
}

/** A boat in use: which one, where, what is wrong, and how to reach who reports it. */
export function ServiceForm() {
  const t = useTranslations('ContactPage')
  return (
    <Desk id="service" title={t('serviceForm.title')} lead={t('serviceForm.lead')} tone="paper">
      <LeadForm
        kind="service"
        path="/contact"
        send={t('serviceForm.send')}
        sent={{ title: t('sent.service.title'), text: t('sent.service.text') }}
      >
        <LeadField form="service" name="boat" label={t('serviceForm.boat')} />
        <LeadField form="service" name="serial" hint={t('serviceForm.serialHint')} />
        <LeadField form="service" name="place" hint={t('serviceForm.placeHint')} />
        <LeadField form="service" name="message" label={t('serviceForm.message')} hint={t('serviceForm.messageHint')} />
        <LeadField form="service" name="name" />
        <LeadField form="service" name="company" />
        <ReachFields />
      </LeadForm>
    </Desk>
  )
}

/** A request about one's own personal data (PIPL art. 50, GDPR art. 12). */
export function RightsForm() {
  const t = useTranslations('ContactPage')
  return (
    <Desk id="personal-data" title={t('rightsForm.title')} lead={t('rightsForm.lead')} tone="light">
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
    </Desk>
  )
}
