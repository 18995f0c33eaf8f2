import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import { PolicySection } from './policy-section'

/** Who gets to see it, and which third parties this very site is set up to load after a visitor agreed. */
export function Others() {
  const t = useTranslations('PrivacyPage.others')
  const set = environment()
  const locale = useLocale()
  const providers = statisticsServices(set, locale).map(({ provider }) => provider)
  const format = useFormatter()
  const map = locale === 'en' && set.GOOGLE_MAPS_KEY
  return (
    <PolicySection name="others">
      <p>{t('staff')}</p>
      <p>{t('systems')}</p>
      <p>{t('foreign')}</p>
      {providers.length === 0 && !map && <p>{t('none')}</p>}
      {providers.length > 0 && <p>{t('statistics', { by: format.list(providers) })}</p>}
      {map && <p>{t('map')}</p>}
    </PolicySection>
  )
}
