import { useLocale, useTranslations } from 'next-intl'
import { areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { areaInBoth } from '#lib/content/boats/print'
import type { BoatSlug } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'

/** A boat's one line in the menu: the water it is for, what people do aboard, else what it sees with. */
export function MenuFact({ boat: slug }: { boat: BoatSlug }) {
  const t = useTranslations('MenuFact')
  const boat = boats[slug]
  const locale = useLocale()
  const area = areaOf(boat.variants[0].figures, 'coverArea')
  const fact = area
    ? t('area', { area: areaInBoth(areaReadings(area, locale), locale) })
    : (boatListings[locale][slug].use ?? t('sensors'))
  return <small>{fact}</small>
}
