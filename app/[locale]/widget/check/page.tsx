import { useLocale, useMessages, useTranslations } from 'next-intl'
import { LeadField } from '#components/forms/lead-field'
import { LeadForm } from '#components/forms/lead-form'
import { SentText } from '#components/forms/sent-text'
import { Island } from '#components/islands/island'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { metadataOf } from '#lib/seo/metadata-of'
import { CheckForm } from './check-form'
import form from './check-form.module.scss'
import styles from './page.module.scss'

const path = '/widget/check'

/** Why a listed page may have no widget all the same, the commonest first. */
const causes = ['policy', 'tag', 'autoload', 'launcher', 'sandbox', 'module', 'container', 'blocker', 'cache'] as const

export const generateMetadata = metadataOf(path, 'WidgetCheckPage')

/** Says to a web master in words why a page of theirs does not show the widget. */
export default function WidgetCheckPage() {
  const t = useTranslations('WidgetCheckPage')
  return (
    <PageMain path={path}>
      <header className={styles.head}>
        <p className={styles.label}>{t('label')}</p>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.lead}>{t('lead')}</p>
        <Island name="check" starts="near">
          <CheckForm language={useLocale()} messages={useMessages().WidgetCheckPage.form} />
        </Island>
      </header>
      <Section id="key" title={t('keyForm.title')} lead={t('keyForm.lead')}>
        <div className={styles.block}>
          <KeyForm />
        </div>
      </Section>
      <Section id="causes" title={t('causes.title')} lead={t('causes.text')} tone="paper">
        <div className={styles.block}>
          <ol className={form.causes}>
            {causes.map((cause) => (
              <li key={cause}>{t(`cause.${cause}`)}</li>
            ))}
          </ol>
          <p className={styles.note}>
            <SiteLink to="/widget">{t('more')}</SiteLink>
          </p>
        </div>
      </Section>
    </PageMain>
  )
}

/** A web master's request for a site key, or for another address on the list of theirs. */
function KeyForm() {
  const t = useTranslations('WidgetCheckPage.keyForm')
  return (
    <div className={form.key}>
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
