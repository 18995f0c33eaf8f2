import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'
import { QuoteForm } from './quote-form'

export const generateMetadata = metadataOf('/quote', 'QuotePage')

export default async function QuotePage() {
  const t = await getTranslations('QuotePage')
  return (
    <PageMain path="/quote" crumb={t('label')}>
      <div className={styles.page}>
        <div className={styles.head}>
          <p className={styles.label}>{t('label')}</p>
          <H1 className={styles.title}>{t('title')}</H1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.form}>
          <QuoteForm />
        </div>
      </div>
    </PageMain>
  )
}
