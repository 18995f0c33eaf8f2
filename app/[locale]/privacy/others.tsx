import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import { countryName } from './country-name'
import { PolicySection } from './policy-section'

/** Recipients of the data, and the third parties this site loads after consent, as configured. */
export function Others() {
  const t = useTranslations('PrivacyPage.others')
  const set = environment()
  const locale = useLocale()
  const providers = statisticsServices(set, locale).map(({ provider }) => provider)
  const format = useFormatter()
  const map = locale === 'en' && set.GOOGLE_MAPS_KEY
  const zh = locale === 'zh'
  const recipients = zh ? set.DATA_RECIPIENTS_ZH : set.DATA_RECIPIENTS_EN
  function modelText() {
    if (!set.CHAT_MODEL_URL) return t('noModel')
    const provider = zh ? set.CHAT_MODEL_PROVIDER_ZH : set.CHAT_MODEL_PROVIDER_EN
    if (!provider || !set.CHAT_MODEL_COUNTRY) return t('modelOnRequest')
    return t('model', { provider, country: countryName(set.CHAT_MODEL_COUNTRY, locale) })
  }
  return (
    <PolicySection name="others">
      <p>{t('staff')}</p>
      <p>{t('systems')}</p>
      <p>{recipients ? t('recipients', { recipients }) : t('recipientsOnRequest')}</p>
      <p>{modelText()}</p>
      <p>{t('foreign')}</p>
      {providers.length === 0 && !map && <p>{t('none')}</p>}
      {providers.length > 0 && <p>{t('statistics', { by: format.list(providers) })}</p>}
      {map && <p>{t('map')}</p>}
    </PolicySection>
  )
}
