import { useLocale, useTranslations } from 'next-intl'
import { FooterLegal } from '#components/site/footer-legal'
import { PageList } from '#components/site/page-list'
import { Wordmark } from '#components/site/wordmark'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { footerMap } from '#lib/routes/footer-map'
import styles from './site-footer.module.scss'

/** The footer: company, main pages and legal lines; company facts as configured (READ-6). */
export function SiteFooter() {
  const t = useTranslations('SiteFooter')
  const locale = useLocale()
  const { COMPANY_NAME_ZH, COMPANY_NAME_EN, COMPANY_HOTLINE } = environment()
  const company = locale === 'zh' ? COMPANY_NAME_ZH : COMPANY_NAME_EN
  return (
    <footer className={styles.footer}>
      <div className={styles.body}>
        <div className={styles.course}>
          <SiteLink to="/" className={styles.logo} aria-label={t('home')}>
            <Wordmark />
          </SiteLink>
          <p className={styles.line}>{t('line')}</p>
          {COMPANY_HOTLINE && (
            <p className={styles.hotline}>
              <span className={styles.label}>{t('hotline')}</span>
              <a href={`tel:${COMPANY_HOTLINE.replace(/[^\d+]/g, '')}`}>{COMPANY_HOTLINE}</a>
            </p>
          )}
        </div>
        <nav className={styles.map} aria-label={t('map')}>
          {footerMap(locale).map(({ name, pages }) => (
            <div key={name}>
              <h2 className={styles.label}>{t(`columns.${name}`)}</h2>
              <PageList className={styles.pages} paths={pages} />
            </div>
          ))}
        </nav>
      </div>
      <FooterLegal company={company} />
    </footer>
  )
}
