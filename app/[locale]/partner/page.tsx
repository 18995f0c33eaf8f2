import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { FormPage } from '#components/forms/form-page'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { SentText } from '#components/forms/sent-text'
import { PageMain } from '#components/site/page-main'
import { H2 } from '#components/ui/heading'
import { SiteLink } from '#components/ui/site-link'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './partner-ways.module.scss'

export const generateMetadata = metadataOf('/partner', 'PartnerPage')

export default async function PartnerPage() {
  const t = await getTranslations('PartnerPage')
  return (
    <PageMain path="/partner" crumb={t('label')}>
      <FormPage
        label={t('label')}
        title={t('title')}
        lead={t('lead')}
        formTitle={t('formTitle')}
        form={<PartnerForm />}
        aside={<PartnerWays />}
      />
    </PageMain>
  )
}

/** Name, title, company, email address, needs (SPEC-3; which are required: READ-11). */
function PartnerForm() {
  const t = useTranslations('PartnerPage')
  return (
    <LeadForm
      kind="partner"
      path="/partner"
      send={t('send')}
      sent={{
        title: t('sent.title'),
        text: <SentText text={t('sent.text')} to="/aboutus" more={t('sent.more')} />,
      }}
    >
      <LeadField form="partner" name="name" />
      <LeadField form="partner" name="title" />
      <LeadField form="partner" name="company" />
      <LeadField form="partner" name="email" />
      <LeadField form="partner" name="message" label={t('message.label')} hint={t('message.hint')} />
    </LeadForm>
  )
}

const ways = ['sell', 'operate', 'build', 'research'] as const

/** Examples of what a partner may write. */
function PartnerWays() {
  const t = useTranslations('PartnerPage.ways')
  return (
    <section aria-labelledby="ways-title">
      <H2 className={styles.title} id="ways-title">
        {t('title')}
      </H2>
      <dl className={styles.ways}>
        {ways.map((way) => (
          <div key={way} className={styles.way}>
            <dt className={styles.name}>{t(`${way}.title`)}</dt>
            <dd className={styles.text}>{t(`${way}.text`)}</dd>
          </div>
        ))}
        <div className={styles.way}>
          <dt className={styles.name}>{t('widget.title')}</dt>
          <dd className={styles.text}>
            {t.rich('widget.text', { link: (text) => <SiteLink to="/widget">{text}</SiteLink> })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
