import { useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { SentText } from '#components/forms/sent-text'
import styles from './check-form.module.scss'

/** A web master's request for a site key, or for another address on the list of theirs. */
export function KeyForm() {
  const t = useTranslations('WidgetCheckPage.keyForm')
  return (
    <div className={styles.key}>
      <LeadForm
        kind="site-key"
        path="/widget/check"
        send={t('send')}
        sent={{ title: t('sent.title'), text: <SentText text={t('sent.text')} to="/widget" more={t('sent.more')} /> }}
      >
        <LeadField form="site-key" name="origin" hint={t('originHint')} />
        <LeadField form="site-key" name="siteKey" hint={t('keyHint')} />
        <LeadField form="site-key" name="message" label={t('message')} hint={t('messageHint')} rows={4} />
        <LeadField form="site-key" name="name" />
        <LeadField form="site-key" name="company" />
        <LeadField form="site-key" name="email" />
      </LeadForm>
    </div>
  )
}
