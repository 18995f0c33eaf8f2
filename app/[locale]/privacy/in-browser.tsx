import { useLocale, useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import styles from './in-browser.module.scss'
import { PolicySection } from './policy-section'

/** Everything this site writes into a browser, by its name there. */
const items = [
  { id: 'language', name: 'orca-language', where: 'cookie' },
  { id: 'redirected', name: 'i18n_redirected', where: 'cookie' },
  { id: 'draft', name: 'orca-draft-…', where: 'session' },
  { id: 'panel', name: 'orca-contact-panel', where: 'session' },
  { id: 'hint', name: 'orca-language-hint', where: 'visit' },
  { id: 'reload', name: 'orca:start-reloaded', where: 'session' },
  { id: 'chat', name: 'orcachat:…', where: 'local' },
  { id: 'statistics', name: 'orca-statistics-…', where: 'local' },
] as const

export function InBrowser() {
  const t = useTranslations('PrivacyPage.browser')
  const locale = useLocale()
  const asksAboutStatistics = statisticsServices(environment(), locale).length > 0
  return (
    <PolicySection name="browser">
      <p>{t('lead')}</p>
      <dl className={styles.items}>
        {items
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
