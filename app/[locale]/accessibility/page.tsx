import { getTranslations } from 'next-intl/server'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

export const generateMetadata = metadataOf('/accessibility', 'AccessibilityPage')

/** The accessibility statement. A feature that not everybody can use has to be listed here, with an alternative. */
export default async function AccessibilityPage() {
  const t = await getTranslations('AccessibilityPage')
  const { GOOGLE_MAPS_KEY, COMPANY_ADDRESS_EN, COMPANY_COORDINATES } = environment()
  const hasMap = GOOGLE_MAPS_KEY && COMPANY_ADDRESS_EN && COMPANY_COORDINATES
  return (
    <PageMain path="/accessibility" crumb={t('meta.title')}>
      <article className={styles.page}>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.lead}>{t('lead')}</p>
        <section className={styles.section} aria-labelledby="works">
          <h2 id="works">{t('works.title')}</h2>
          <ul>
            <li>{t('works.keyboard')}</li>
            <li>{t('works.reader')}</li>
            <li>{t('works.zoom')}</li>
            <li>{t('works.motion')}</li>
            <li>{t('works.script')}</li>
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="checked">
          <h2 id="checked">{t('checked.title')}</h2>
          <p>{t('checked.text')}</p>
        </section>
        <section className={styles.section} aria-labelledby="limits">
          <h2 id="limits">{t('limits.title')}</h2>
          <ul>
            <li>{t('limits.viewer')}</li>
            <li>{t('limits.documents')}</li>
            {hasMap && <li>{t('limits.map')}</li>}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="report">
          <h2 id="report">{t('report.title')}</h2>
          <p>{t.rich('report.text', { contact: (chunks) => <SiteLink to="/contact">{chunks}</SiteLink> })}</p>
        </section>
      </article>
    </PageMain>
  )
}
