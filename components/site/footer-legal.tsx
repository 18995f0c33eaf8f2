import { useLocale, useTranslations } from 'next-intl'
import { StatisticsReopen } from '#components/site/statistics-reopen'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import { icpRegister, policeRegisterEntry } from '#lib/content/filing-links'
import styles from './footer-legal.module.scss'

const copyrightYear = 2024 // SPEC-9
const brand = 'ORCA'

/** The last line: copyright, download, privacy; English social links; Chinese filing numbers (SPEC-2). */
export function FooterLegal({ company }: { company: string | undefined }) {
  const t = useTranslations('SiteFooter')
  const tPages = useTranslations('PageNames')
  const locale = useLocale()
  const counts = statisticsServices(environment(), locale).length > 0
  return (
    <div className={styles.legal}>
      <p>{t('copyright', { year: String(copyrightYear), name: company ?? brand })}</p>
      <ul className={styles.links}>
        <li>
          <SiteLink to="/download">{tPages('/download')}</SiteLink>
        </li>
        <li>
          <SiteLink to="/privacy">{tPages('/privacy')}</SiteLink>
        </li>
        <li>
          <SiteLink to="/accessibility">{tPages('/accessibility')}</SiteLink>
        </li>
        {counts && (
          <li>
            <StatisticsReopen label={t('statistics')} />
          </li>
        )}
      </ul>
      {locale === 'zh' ? <Filings label={t('filings')} /> : <SocialLinks label={t('social')} />}
    </div>
  )
}

function Filings({ label }: { label: string }) {
  const { FILING_ICP, FILING_POLICE } = environment()
  if (!FILING_ICP && !FILING_POLICE) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {FILING_ICP && (
        <li>
          <a href={icpRegister} rel="noreferrer">
            {FILING_ICP}
          </a>
        </li>
      )}
      {FILING_POLICE && (
        <li>
          <a href={policeRegisterEntry(FILING_POLICE)} rel="noreferrer">
            {FILING_POLICE}
          </a>
        </li>
      )}
    </ul>
  )
}

function SocialLinks({ label }: { label: string }) {
  const { SOCIAL_LINKEDIN, SOCIAL_YOUTUBE, SOCIAL_X, SOCIAL_FACEBOOK } = environment()
  const networks = [
    ['LinkedIn', SOCIAL_LINKEDIN],
    ['YouTube', SOCIAL_YOUTUBE],
    ['X', SOCIAL_X],
    ['Facebook', SOCIAL_FACEBOOK],
  ] as const
  const configured = networks.filter(([, href]) => href)
  if (configured.length === 0) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {configured.map(([network, href]) => (
        <li key={network}>
          <a href={href} rel="noreferrer me">
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}
