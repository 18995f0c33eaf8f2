import { useFormatter, useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { company } from '#lib/content/company'
import { pressPicture, pressPictures, pressWordmark } from '#lib/content/press'
import styles from './press-kit.module.scss'

/** What a journalist needs: who answers, a short text about us, our figures, the logo, and pictures with their captions. */
export function PressKit() {
  const t = useTranslations('PressKit')
  const caption = useTranslations('Pictures')
  const format = useFormatter()
  const { EMAIL_PRESS } = environment()
  return (
    <Section id="press" title={t('title')} lead={t('lead')} tone="paper">
      <div className={styles.kit}>
        <div className={styles.about}>
          <h3>{t('about.title')}</h3>
          <p>
            {t('about.text', {
              founded: company.founded,
              staff: company.staffAbout,
              waters: company.watersOver,
              countries: company.countries,
              units: format.number(company.unitsShippedNearly),
            })}
          </p>
          <p>
            <SiteLink to="/aboutus" anchor="ledger">
              {t('figures')}
            </SiteLink>
          </p>
          <p>
            {EMAIL_PRESS
              ? t.rich('mail', { email: EMAIL_PRESS, link: (text) => <a href={`mailto:${EMAIL_PRESS}`}>{text}</a> })
              : t.rich('ask', { link: (text) => <SiteLink to="/advisory">{text}</SiteLink> })}
          </p>
        </div>
        <div className={styles.logo}>
          <h3>{t('logo.title')}</h3>
          <ul>
            <li>
              <a href={pressWordmark} download>
                {t('logo.wordmark')}
              </a>
            </li>
            {[192, 512].map((size) => (
              <li key={size}>
                <a href={`/icons/icon-${size}.png`} download>
                  {t('logo.file', { size })}
                </a>
              </li>
            ))}
          </ul>
          <p>{t('logo.use')}</p>
        </div>
        <h3>{t('pictures.title')}</h3>
        <ul className={styles.pictures}>
          {pressPictures.map((name) => (
            <li key={name}>
              <a href={pressPicture(name)} download>
                <Picture name={name} sizes="(min-width: 768px) 24vw, 46vw" decorative />
                {caption(name)}
              </a>
            </li>
          ))}
        </ul>
        <p>{t('pictures.use')}</p>
      </div>
    </Section>
  )
}
