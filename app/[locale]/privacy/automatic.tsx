import { useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'
import { PolicySection } from './policy-section'

const facts = ['time', 'address', 'log'] as const

/** What is noted without being typed: lib/leads/save-lead.ts, lib/rate-limit/visitor-hash.ts, the log's fields. */
export function Automatic() {
  const t = useTranslations('PrivacyPage.auto')
  return (
    <PolicySection name="auto">
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{t(`facts.${fact}`)}</li>
        ))}
      </ul>
      <p>{environment().GEO_SERVICE_URL ? t('countryOutside') : t('country')}</p>
    </PolicySection>
  )
}
