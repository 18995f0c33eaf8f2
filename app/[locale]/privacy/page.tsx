import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { chatRetentionMs } from '#lib/chat/limits'
import { environment } from '#lib/config/environment'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import { metadataOf } from '#lib/seo/metadata-of'
import { countryName } from './country-name'
import { InBrowser } from './in-browser'
import { Others } from './others'
import styles from './page.module.scss'
import { PolicySection, policySections } from './policy-section'
import { Responsible } from './responsible'
import { WhatIsKept } from './what-is-kept'

export const generateMetadata = metadataOf('/privacy', 'PrivacyPage')

/** The privacy policy. A change of what is stored, where or how long has to change this page and its version. */
export default async function PrivacyPage() {
  const t = await getTranslations('PrivacyPage')
  return (
    <PageMain path="/privacy" crumb={t('meta.title')}>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.label}>{t('label')}</p>
          <H1 className={styles.title}>{t('title')}</H1>
          <p className={styles.lead}>{t('lead')}</p>
          <p className={styles.version}>{t('version', { version: privacyPolicyVersion })}</p>
        </header>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol className={styles.list}>
            {policySections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`${section}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.body}>
          <Responsible />
          <WhatIsKept />
          <Automatic />
          <InBrowser />
          <Others />
          <Keeping />
          <Rights />
          <PolicySection name="breach">
            <p>{t('breach.text')}</p>
          </PolicySection>
          <PolicySection name="minors">
            <p>{t('minors.text')}</p>
          </PolicySection>
          <PolicySection name="changes">
            <p>{t('changes.text')}</p>
          </PolicySection>
        </div>
      </article>
    </PageMain>
  )
}

const facts = ['time', 'address', 'log'] as const

/** Data recorded without being typed: lib/leads/save-lead.ts, lib/api/read-request.ts, the log's fields. */
function Automatic() {
  const t = useTranslations('PrivacyPage.auto')
  return (
    <PolicySection name="auto">
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{t(`facts.${fact}`)}</li>
        ))}
      </ul>
      <p>{environment().GEO_SERVICE_URL ? t('countryOutside') : t('country')}</p>
    </PolicySection>
  )
}

const dayMs = 86_400_000

/** Where the data lies and when it goes (`LEADS_RETENTION_DAYS`, lib/leads/erase.ts). */
function Keeping() {
  const t = useTranslations('PrivacyPage.long')
  const locale = useLocale()
  const { STORAGE_COUNTRY, LEADS_RETENTION_DAYS, SHORT_LINK_DAYS } = environment()
  return (
    <PolicySection name="long">
      <p>{t('where')}</p>
      <p>{STORAGE_COUNTRY ? t('country', { country: countryName(STORAGE_COUNTRY, locale) }) : t('countryOnRequest')}</p>
      <p>{t('days', { days: LEADS_RETENTION_DAYS })}</p>
      <p>{t('chat', { days: chatRetentionMs / dayMs })}</p>
      {SHORT_LINK_DAYS > 0 && <p>{t('shortLinks', { days: SHORT_LINK_DAYS })}</p>}
      <p>{t('copies')}</p>
    </PolicySection>
  )
}

const rights = ['see', 'correct', 'erase', 'withdraw', 'object', 'complain'] as const

/** PIPL art. 44–50, GDPR art. 15–22. */
function Rights() {
  const t = useTranslations('PrivacyPage.rights')
  return (
    <PolicySection name="rights">
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`list.${right}`)}</li>
        ))}
      </ul>
      <p>{t('how')}</p>
    </PolicySection>
  )
}
