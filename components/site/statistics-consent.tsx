import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { StatisticsChoice } from '#components/site/statistics-choice'
import { environment } from '#lib/config/environment'
import { statisticsScripts } from '#lib/config/statistics-scripts'
import { address } from '#lib/routes/address'

/** Asks once whether visits may be counted; absent while no statistics are configured for the language. */
export function StatisticsConsent() {
  const locale = useLocale()
  const t = useTranslations('StatisticsConsent')
  const format = useFormatter()
  const scripts = statisticsScripts(environment(), locale)
  if (scripts.sources.length === 0) return null
  return (
    <StatisticsChoice
      scripts={scripts}
      privacyHref={address('/privacy', locale)}
      words={{
        title: t('title'),
        text: t('text', { by: format.list(scripts.providers) }),
        privacy: t('privacy'),
        agree: t('agree'),
        decline: t('decline'),
      }}
    />
  )
}
