import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { StatisticsChoice } from '#components/site/statistics-choice'
import { environment } from '#lib/config/environment'
import { statisticsServices } from '#lib/config/statistics-services'
import { address } from '#lib/routes/address'

/** Asks once whether visits may be counted; absent while no statistics are configured for the language. */
export function StatisticsConsent() {
  const locale = useLocale()
  const t = useTranslations('StatisticsConsent')
  const format = useFormatter()
  const services = statisticsServices(environment(), locale)
  if (services.length === 0) return null
  return (
    <StatisticsChoice
      locale={locale}
      services={services}
      privacyHref={address('/privacy', locale)}
      messages={{
        title: t('title'),
        text: t('text', { by: format.list(services.map(({ provider }) => provider)) }),
        privacy: t('privacy'),
        agree: t('agree'),
        decline: t('decline'),
      }}
    />
  )
}
