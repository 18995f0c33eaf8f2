import { useLocale, useTranslations } from 'next-intl'
import { Library } from '#components/download/library'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { H1 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { downloads } from '#lib/content/downloads'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './download.module.scss'

const path = '/download'

export const generateMetadata = metadataOf(path, 'DownloadPage')

export default function DownloadPage() {
  const t = useTranslations('DownloadPage')
  const locale = useLocale()
  const example = downloads.find(({ language }) => language === locale)?.file ?? ''
  return (
    <PageMain path={path} crumb={t('title')}>
      <header className={styles.head}>
        <p className={styles.label}>{t('label')}</p>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.count}>{t('count', { count: downloads.length })}</p>
      </header>
      <Library locale={locale} />
      <Section id="verify" title={t('verify.title')} lead={t('verify.text')}>
        <dl className={styles.commands}>
          <div>
            <dt>{t('verify.windows')}</dt>
            <dd>
              <code>Get-FileHash {example}</code>
            </dd>
          </div>
          <div>
            <dt>{t('verify.unix')}</dt>
            <dd>
              <code>shasum -a 256 {example}</code>
            </dd>
          </div>
        </dl>
      </Section>
      <Section id="missing" title={t('missing.title')} lead={t('missing.text')} tone="paper">
        <p className={styles.action}>
          <Action to="/advisory">{t('missing.action')}</Action>
        </p>
      </Section>
    </PageMain>
  )
}
