import { useLocale, useTranslations } from 'next-intl'
import { chatRetentionMs } from '#lib/chat/limits'
import { environment } from '#lib/config/environment'
import { countryName } from './country-name'
import { PolicySection } from './policy-section'

const dayMs = 86_400_000

/** Where the data lies and when it goes (`LEADS_RETENTION_DAYS`, lib/leads/erase.ts). */
export function Keeping() {
  const t = useTranslations('PrivacyPage.long')
  const locale = useLocale()
  const { STORAGE_COUNTRY, LEADS_RETENTION_DAYS, SHORT_LINK_DAYS } = environment()
  return (
    <PolicySection name="long">
      <p>{t('where')}</p>
      <p>{STORAGE_COUNTRY ? t('country', { country: countryName(STORAGE_COUNTRY, locale) }) : t('countryOnRequest')}</p>
      <p>{t('days', { days: LEADS_RETENTION_DAYS })}</p>
      <p>{t('chat', { days: chatRetentionMs / dayMs })}</p>
      {SHORT_LINK_DAYS > 0 && <p>{t('shortLinks', { days: SHORT_LINK_DAYS })}</p>}
      <p>{t('copies')}</p>
    </PolicySection>
  )
}
