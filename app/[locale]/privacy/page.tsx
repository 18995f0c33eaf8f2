import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { privacyPolicyVersion } from '#lib/forms/privacy-policy'
import { metadataOf } from '#lib/seo/metadata-of'
import { Automatic } from './automatic'
import { InBrowser } from './in-browser'
import { Keeping } from './keeping'
import { Others } from './others'
import styles from './page.module.scss'
import { PolicySection, policySections } from './policy-section'
import { Responsible } from './responsible'
import { Rights } from './rights'
import { WhatIsKept } from './what-is-kept'

export const generateMetadata = metadataOf('/privacy', 'PrivacyPage')

/** True of this code: whoever changes what is kept, where or how long changes this page and its version with it. */
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
