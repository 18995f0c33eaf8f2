import { useLocale, useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import styles from './in-browser.module.scss'
import { PolicySection } from './policy-section'
import { inBrowser } from './stored-names.ts'

/** Everything the site stores in a browser, by name; statistics only if configured. */
export function InBrowser() {
  const t = useTranslations('PrivacyPage.browser')
  const locale = useLocale()
  const asksAboutStatistics = statisticsServices(environment(), locale).length > 0
  return (
    <PolicySection name="browser">
      <p>{t('lead')}</p>
      <dl className={styles.items}>
        {inBrowser
          .filter(({ id }) => id !== 'statistics' || asksAboutStatistics)
          .map(({ id, name, where }) => (
            <div key={id} className={styles.item}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {t(`rows.${id}`)} <span className={styles.where}>{t(`where.${where}`)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </PolicySection>
  )
}
